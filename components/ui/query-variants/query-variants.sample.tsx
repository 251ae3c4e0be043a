import { Heading } from '@/components/ui/heading/heading';
import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { LazyQueryVariants } from './lazy-query-variants.client';

const texts = {
  en: {
    label: 'Kind of posts',
    variants: [
      ['blog', 'Blog', 'What we learned while doing it, written down by those who did.'],
      ['news', 'News', 'What changed here, with the date from which it holds.'],
    ],
  },
  pl: {
    label: 'Rodzaj wpisów',
    variants: [
      ['blog', 'Blog', 'Czego nauczyliśmy się przy pracy, spisane przez tych, którzy ją wykonali.'],
      ['news', 'Aktualności', 'Co się u nas zmieniło i od którego dnia obowiązuje.'],
    ],
  },
} as const;

/** Two variants that `?type=` chooses between, in both looks. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { label, variants } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) =>
        (['line', 'card'] as const).map((look) => (
          <LazyQueryVariants
            key={look}
            query="type"
            look={look}
            label={`${label} (${backgroundName}, ${look})`}
            variants={variants.map(([value, title, text]) => ({
              value,
              choice: title,
              content: (
                <div key={value}>
                  <Heading level={3} look="h4" className="mb-3">
                    {title}
                  </Heading>
                  <Text>{text}</Text>
                </div>
              ),
            }))}
          />
        ))
      }
    </SampleBackgrounds>
  );
}
