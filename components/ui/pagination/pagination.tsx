import { PageNumbers } from './page-numbers';
import { PageStep } from './page-step';

export type PaginationLabels = {
  /** Accessible name of the navigation. */
  navigation: string;
  /** Said before a page's number, e.g. "Page". */
  page: string;
  first: string;
  previous: string;
  next: string;
  last: string;
};

type PaginationProps = {
  /** The page in view, from 1. */
  pageIndex: number;
  pagesTotal: number;
  /** Address of a page, by its number from 1. */
  hrefOf: (page: number) => string;
  labels: PaginationLabels;
};

/**
 * Links to the pages of a list: first, previous, numbers, next, last (specification §2.4). On phones the
 * numbers shrink to "6 / 100". One page needs none.
 * @throws RangeError when there is no such page.
 */
export function Pagination({ pageIndex, pagesTotal, hrefOf, labels }: PaginationProps) {
  if (pagesTotal < 2) return null;
  const isFirst = pageIndex === 1;
  const isLast = pageIndex === pagesTotal;
  const hrefBefore = (page: number) => (isFirst ? undefined : hrefOf(page));
  const hrefAfter = (page: number) => (isLast ? undefined : hrefOf(page));
  return (
    <nav aria-label={labels.navigation} className="mt-14">
      <ul className="flex flex-wrap items-center justify-center sm:gap-1 tabular-nums">
        <PageStep icon="chevron-first" label={labels.first} href={hrefBefore(1)} />
        <PageStep
          icon="chevron-left"
          label={labels.previous}
          href={hrefBefore(pageIndex - 1)}
          rel="prev"
        />
        <PageNumbers
          pageIndex={pageIndex}
          pagesTotal={pagesTotal}
          hrefOf={hrefOf}
          label={labels.page}
        />
        <PageStep
          icon="chevron-right"
          label={labels.next}
          href={hrefAfter(pageIndex + 1)}
          rel="next"
        />
        <PageStep icon="chevron-last" label={labels.last} href={hrefAfter(pagesTotal)} />
      </ul>
    </nav>
  );
}
