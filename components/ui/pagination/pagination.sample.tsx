import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Pagination } from './pagination';

const texts = {
  en: {
    navigation: 'Pages of the blog',
    page: 'Page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  pl: {
    navigation: 'Strony bloga',
    page: 'Strona',
    first: 'Pierwsza strona',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    last: 'Ostatnia strona',
  },
} as const;

/** Page in view and number of pages: none, one, two, few, and the beginning, middle and end of many. */
const cases = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 3],
  [1, 100],
  [50, 100],
  [100, 100],
] as const;

/** Paginations of every length; those of no page and one page show nothing. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const labels = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) =>
        cases.map(([pageIndex, pagesTotal]) => (
          <Pagination
            key={`${pageIndex}/${pagesTotal}`}
            pageIndex={pageIndex}
            pagesTotal={pagesTotal}
            hrefOf={(page) => `#${page}`}
            labels={{
              ...labels,
              navigation: `${labels.navigation} ${pageIndex}/${pagesTotal} (${backgroundName})`,
            }}
          />
        ))
      }
    </SampleBackgrounds>
  );
}
