import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Link } from './link';

const texts = {
  en: { home: 'Home page', framework: 'The FinOps framework', newTab: '(opens in a new tab)' },
  pl: {
    home: 'Strona główna',
    framework: 'Założenia FinOps',
    newTab: '(otwiera się w nowej karcie)',
  },
} as const;

/** A link inside and one outside; this part has no look of its own. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <ul className="space-y-4">
          <li>
            <Link href={locale === 'pl' ? '/pl' : '/'}>{t.home}</Link>
          </li>
          <li>
            <Link href="https://www.finops.org/" isExternal newTabLabel={t.newTab}>
              {t.framework}
            </Link>
          </li>
        </ul>
      )}
    </SampleBackgrounds>
  );
}
