import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { LazyCopyButton } from './lazy-copy-button.client';

const texts = {
  en: { copy: 'Copy the command', copied: 'Copied', selected: 'Selected: press Ctrl+C' },
  pl: { copy: 'Kopiuj polecenie', copied: 'Skopiowano', selected: 'Zaznaczono: naciśnij Ctrl+C' },
} as const;

/** A button next to the line that it copies. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => {
        const id = `copied-${backgroundName.toLowerCase().replaceAll(' ', '-')}`;
        return (
          <>
            <p className="mb-4">
              <code id={id}>npm run check</code>
            </p>
            <LazyCopyButton targetId={id} labels={texts[locale]} />
          </>
        );
      }}
    </SampleBackgrounds>
  );
}
