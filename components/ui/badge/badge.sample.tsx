import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Badge } from './badge';

const texts = {
  en: ['Security', 'Hybrid', 'New', 'Certified', 'Few places left', 'Closed'],
  pl: ['Bezpieczeństwo', 'Hybrydowo', 'Nowość', 'Certyfikowane', 'Ostatnie miejsca', 'Zakończone'],
} as const;

const tones = ['neutral', 'purple', 'blue', 'teal', 'yellow', 'red'] as const;

/** All tones, with and without icon. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <ul className="flex flex-wrap gap-3">
          {tones.map((tone, index) => (
            <li key={tone} className="flex flex-wrap gap-3">
              <Badge tone={tone}>{texts[locale][index]}</Badge>
              <Badge tone={tone} icon="shield">
                {texts[locale][index]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SampleBackgrounds>
  );
}
