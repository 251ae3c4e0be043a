import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { ChoiceGroup } from './choice-group';

const texts = {
  en: { legend: 'Place', all: 'All places', choices: ['Warsaw', 'Poznań', 'Remote'] },
  pl: { legend: 'Miejsce', all: 'Wszystkie miejsca', choices: ['Warszawa', 'Poznań', 'Zdalnie'] },
} as const;

/** One choice of four, the first of which leaves everything. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => <ChoiceGroup name={`place-${backgroundName}`} {...texts[locale]} />}
    </SampleBackgrounds>
  );
}
