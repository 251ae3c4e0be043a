import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { LazyTabs } from './lazy-tabs.client';

const texts = {
  en: {
    label: 'Who it is for',
    tabs: [
      ['Banks', 'An exit plan your supervisor accepts, rehearsed once a year.'],
      ['Insurers', 'Actuarial models that finish overnight, and cost nothing by day.'],
      ['Public bodies', 'Data that stays in the country, with the papers that prove it.'],
    ],
  },
  pl: {
    label: 'Dla kogo',
    tabs: [
      ['Banki', 'Plan wyjścia, który przyjmie nadzór – ćwiczony raz w roku.'],
      ['Ubezpieczyciele', 'Modele aktuarialne, które kończą liczyć nocą, a w dzień nie kosztują.'],
      [
        'Instytucje publiczne',
        'Dane, które zostają w kraju, razem z dokumentami na potwierdzenie.',
      ],
    ],
  },
} as const;

/** Tabs of three panels; a click brings the panel into view. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { label, tabs } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => (
        <LazyTabs
          label={`${label} (${backgroundName})`}
          shouldScrollToPanel
          tabs={tabs.map(([title, text]) => ({ title, content: <Text key={title}>{text}</Text> }))}
        />
      )}
    </SampleBackgrounds>
  );
}
