import { Text } from '@/components/ui/text/text';
import { Container } from './container';

const texts = {
  en: 'As wide as the window up to 1366 px, with gutters of 20, 40 and 80 px.',
  pl: 'Szeroki jak okno, lecz najwyżej na 1366 px, z marginesami 20, 40 i 80 px.',
} as const;

/** The column, with its edges made visible. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <div className="-mx-gutter on-mist bg-mist py-10">
      <Container>
        <Text className="border border-current p-4">{texts[locale]}</Text>
      </Container>
    </div>
  );
}
