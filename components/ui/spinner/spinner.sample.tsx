import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Spinner } from './spinner';

const texts = { en: 'Loading the video', pl: 'Wczytywanie filmu' } as const;

/** Small and large, with the label heard only, and with the label in sight. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="flex flex-wrap items-center gap-10">
          <Spinner label={texts[locale]} />
          <Spinner label={texts[locale]} size="large" />
          <Spinner label={texts[locale]} isLabelVisible />
        </div>
      )}
    </SampleBackgrounds>
  );
}
