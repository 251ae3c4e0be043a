import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Heading } from './heading';

const looks = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

const texts = {
  en: 'Cloud for institutions that answer to a supervisor',
  pl: 'Chmura dla instytucji odpowiadających przed nadzorem',
} as const;

/** All five looks, at a level that fits the outline of this page. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() =>
        looks.map((look) => (
          <Heading key={look} level={3} look={look} className="mb-6">
            {texts[locale]}
          </Heading>
        ))
      }
    </SampleBackgrounds>
  );
}
