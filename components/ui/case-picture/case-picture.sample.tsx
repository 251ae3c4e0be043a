import { CasePicture } from './case-picture';

/** A client without a logo file, whose name is drawn. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <div className="max-w-sm">
      <CasePicture
        chart="/cards/two-locations.en.svg"
        client={{ name: 'Slotelia' }}
        industry={locale === 'pl' ? 'Oprogramowanie jako usługa' : 'Software as a service'}
      />
    </div>
  );
}
