import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { ImageLink } from './image-link';

const texts = {
  en: {
    home: 'To the home page',
    framework: 'The FinOps framework',
    newTab: '(opens in a new tab)',
  },
  pl: {
    home: 'Na stronę główną',
    framework: 'Założenia FinOps',
    newTab: '(otwiera się w nowej karcie)',
  },
} as const;

const picture = { src: '/favicon.svg', width: 96, height: 96 };

/** Pictures that lead inside and outside. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="flex gap-8">
          <ImageLink href={locale === 'pl' ? '/pl' : '/'} picture={{ ...picture, alt: t.home }} />
          <ImageLink
            href="https://www.finops.org/"
            isExternal
            newTabLabel={t.newTab}
            picture={{ ...picture, alt: t.framework }}
          />
        </div>
      )}
    </SampleBackgrounds>
  );
}
