import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { TextLink } from './text-link';

const texts = {
  en: {
    before: 'We follow',
    framework: 'the FinOps framework',
    newTab: '(opens in a new tab)',
    middle: 'and explain it on',
    home: 'the home page',
  },
  pl: {
    before: 'Stosujemy',
    framework: 'założenia FinOps',
    newTab: '(otwiera się w nowej karcie)',
    middle: 'i objaśniamy je na',
    home: 'stronie głównej',
  },
} as const;

/** Links within running text: outside and inside. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <Text>
          {t.before}{' '}
          <TextLink href="https://www.finops.org/" isExternal newTabLabel={t.newTab}>
            {t.framework}
          </TextLink>{' '}
          {t.middle} <TextLink href={locale === 'pl' ? '/pl' : '/'}>{t.home}</TextLink>.
        </Text>
      )}
    </SampleBackgrounds>
  );
}
