import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { drawBars } from '@/lib/diagrams/bars';
import { tones } from '@/lib/diagrams/drawing';
import { inWords } from '@/lib/diagrams/number';
import type { Locale } from '@/lib/i18n/locales';
import { DataFigure } from './data-figure';

const texts = {
  en: {
    title: 'What the colours mean',
    finding: 'Every band stands out from its background, and each colour has one meaning.',
    head: ['Meaning', 'Value'],
    labels: [
      'Ours',
      'The client’s',
      'The client’s, second',
      'Another cloud',
      'Look here',
      'The rest',
    ],
  },
  pl: {
    title: 'Co znaczą kolory',
    finding: 'Każdy pas odróżnia się od tła, a każdy kolor znaczy jedno.',
    head: ['Znaczenie', 'Wartość'],
    labels: ['Nasze', 'Klienta', 'Klienta, drugi', 'Inna chmura', 'Tu patrzymy', 'Reszta'],
  },
} as const;

/** A picture with a band in each colour. */
export function Sample({ locale }: { locale: Locale }) {
  const { labels, head, ...words } = texts[locale];
  const items = tones.map((tone, index) => ({
    tone,
    label: labels[index] ?? tone,
    value: 9 - index,
  }));
  const block = {
    draw: (_: unknown, width: number) => drawBars({ items, unit: '' }, width, locale),
    numbers: () => ({ head, rows: items.map((one) => [one.label, inWords(one.value, locale)]) }),
  };
  return (
    <SampleBackgrounds locale={locale}>
      {() => <DataFigure block={block} data={words} locale={locale} />}
    </SampleBackgrounds>
  );
}
