import { CardGrid } from '@/components/ui/card/card';
import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { PageCard } from './page-card';

const texts = {
  en: [
    ['FinOps', 'Every cost of your cloud has an owner, a forecast and a ceiling.', 'Service'],
    ['Exit plans', 'A way out that has been rehearsed, and a report that shows it.', undefined],
    [
      'Managed services',
      'We answer the telephone at three in the morning, so that you sleep.',
      '24/7',
    ],
  ],
  pl: [
    ['FinOps', 'Każdy koszt chmury ma właściciela, prognozę i górną granicę.', 'Usługa'],
    ['Plany wyjścia', 'Droga odwrotu, którą przećwiczono, i raport, który to pokazuje.', undefined],
    [
      'Usługi zarządzania środowiskiem',
      'O trzeciej w nocy telefon odbieramy my – żeby Twój zespół spał.',
      '24/7',
    ],
  ],
} as const;

/** Cards to pages, with and without a note, in a grid. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <CardGrid>
          {texts[locale].map(([title, summary, note]) => (
            <PageCard
              key={title}
              href={locale === 'pl' ? '/pl' : '/'}
              title={title}
              summary={summary}
              note={note}
            />
          ))}
        </CardGrid>
      )}
    </SampleBackgrounds>
  );
}
