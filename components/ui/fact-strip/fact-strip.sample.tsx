import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { FactStrip } from './fact-strip';

const facts = {
  en: [
    { value: '99.95%', label: 'availability a month, in the contract' },
    { value: '24/7', label: 'analysts on shift' },
    { value: '21 min 36 s', label: 'of downtime a month at most' },
  ],
  pl: [
    { value: '99,95%', label: 'miesięcznej dostępności, w umowie' },
    { value: '24/7', label: 'dyżur analityków' },
    { value: '21 min 36 s', label: 'przestoju w miesiącu, nie więcej' },
  ],
} as const;

/** Three facts on every background. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => <FactStrip facts={facts[locale]} />}
    </SampleBackgrounds>
  );
}
