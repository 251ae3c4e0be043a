import { Heading } from '@/components/ui/heading/heading';
import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { OverlayCard } from './overlay-card';

const texts = {
  en: {
    heading: 'Security operations centre',
    text: 'Analysts in Warsaw read your alerts at every hour of the day and call when it is time to act.',
    label: 'See the service',
    short: 'Short',
  },
  pl: {
    heading: 'Centrum operacji bezpieczeństwa',
    text: 'Analitycy w Warszawie czytają alerty o każdej porze i dzwonią, gdy trzeba działać.',
    label: 'Zobacz usługę',
    short: 'Krótko',
  },
} as const;

const picture = { src: '/cards/security-operations.svg', alt: '', width: 640, height: 560 };

/** With and without a heading. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  const href = locale === 'pl' ? '/pl' : '/';
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          <OverlayCard
            picture={picture}
            href={href}
            label={t.label}
            face={
              <>
                <Heading level={3} look="h4" className="mb-3">
                  {t.heading}
                </Heading>
                <Text>{t.text}</Text>
              </>
            }
          />
          <OverlayCard
            picture={picture}
            href={href}
            label={`${t.label}: ${t.short}`}
            face={<Text>{t.short}</Text>}
          />
        </div>
      )}
    </SampleBackgrounds>
  );
}
