import { Heading } from '@/components/ui/heading/heading';
import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { Card, CardLink } from './card';

const texts = {
  en: {
    fact: ['Fixed price', 'The offer names one sum. What takes longer is our loss.'],
    link: ['Exit tests', 'A rehearsal of the way out, with a report for your supervisor.'],
  },
  pl: {
    fact: ['Stała cena', 'Oferta podaje jedną kwotę. Jeśli potrwa dłużej, to nasza strata.'],
    link: ['Testy wyjścia', 'Próba drogi odwrotu, z raportem dla organu nadzoru.'],
  },
} as const;

/** A card that informs, and one that leads somewhere as a whole. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { fact, link } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="grid gap-6 md:grid-cols-2">
          <Card>
            <Heading level={3} look="h4" className="mb-3">
              {fact[0]}
            </Heading>
            <Text>{fact[1]}</Text>
          </Card>
          <Card as="article" isClickable>
            <Heading level={3} look="h4" className="mb-3">
              <CardLink href={locale === 'pl' ? '/pl' : '/'}>{link[0]}</CardLink>
            </Heading>
            <Text isSoft>{link[1]}</Text>
          </Card>
        </div>
      )}
    </SampleBackgrounds>
  );
}
