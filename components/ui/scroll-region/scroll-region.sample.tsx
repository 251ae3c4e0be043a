import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { ScrollRegion } from './scroll-region';

const texts = {
  en: {
    label: 'Availability by quarter',
    line: 'Q1 99.98%  ·  Q2 99.99%  ·  Q3 99.97%  ·  Q4 99.99%  ·  whole year 99.98%, measured at the edge',
  },
  pl: {
    label: 'Dostępność w kwartałach',
    line: 'I kw. 99,98%  ·  II kw. 99,99%  ·  III kw. 99,97%  ·  IV kw. 99,99%  ·  rok 99,98%, mierzone na brzegu sieci',
  },
} as const;

/** A line that is wider than a phone. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { label, line } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => (
        <ScrollRegion label={`${label} (${backgroundName})`}>
          <p className="w-max py-2 tabular-nums">{line}</p>
        </ScrollRegion>
      )}
    </SampleBackgrounds>
  );
}
