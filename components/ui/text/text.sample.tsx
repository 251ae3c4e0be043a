import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from './text';

const looks = ['bodyL', 'body', 'small'] as const;

const texts = {
  en: 'Every workload has an owner, a price and a way out. You see all three before you sign, and once a month after that.',
  pl: 'Każde obciążenie ma właściciela, cenę i drogę odwrotu. Widzisz je wszystkie przed podpisem, a potem co miesiąc.',
} as const;

/** All sizes, as text and as subtext. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() =>
        looks.map((look) => (
          <div key={look} className="mb-6 space-y-2">
            <Text look={look}>{texts[locale]}</Text>
            <Text look={look} isSoft>
              {texts[locale]}
            </Text>
          </div>
        ))
      }
    </SampleBackgrounds>
  );
}
