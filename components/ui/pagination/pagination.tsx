import { Icon, type IconName } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';

type PageWindow = {
  /** Numbers shown, in order: the page and up to two neighbours on each side. */
  pages: number[];
  /** Pages are left out before the first, or after the last number shown. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

/** Neighbours on each side (docs/behaviour.md §2.4). */
const neighbours = 2;

/**
 * The page numbers that a pagination shows.
 * @param pageIndex The page in view, from 1.
 * @param pagesTotal How many pages there are.
 * @throws RangeError when there is no such page.
 */
export function pageWindow(pageIndex: number, pagesTotal: number): PageWindow {
  if (!Number.isInteger(pageIndex) || pageIndex < 1 || pageIndex > pagesTotal) {
    throw new RangeError(`There is no page ${pageIndex} of ${pagesTotal}`);
  }
  const first = Math.max(1, pageIndex - neighbours);
  const last = Math.min(pagesTotal, pageIndex + neighbours);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    isCutBefore: first > 1,
    isCutAfter: last < pagesTotal,
  };
}

type PageNumbersProps = {
  pageIndex: number;
  pagesTotal: number;
  hrefOf: (page: number) => string;
  /** Said before a number, e.g. "Page". */
  label: string;
};

const box = 'flex h-12 min-w-11 items-center justify-center rounded-card sm:min-w-12';

/** The numbers of the pagination, of which phones show the current one alone. */
function PageNumbers({ pageIndex, pagesTotal, hrefOf, label }: PageNumbersProps) {
  const { pages, isCutBefore, isCutAfter } = pageWindow(pageIndex, pagesTotal);
  const spoken = <span className="sr-only">{label} </span>;
  return (
    <>
      {isCutBefore && <Ellipsis />}
      {pages.map((page) =>
        page === pageIndex ? (
          <li key={page} className="flex items-center">
            <span aria-current="page" className={`${box} border-2 border-ink-purple font-bold`}>
              {spoken}
              {page}
            </span>
            <span className="px-1 sm:hidden">/ {pagesTotal}</span>
          </li>
        ) : (
          <li key={page} className="max-sm:hidden">
            <Link
              href={hrefOf(page)}
              className={`${box} transition-colors duration-200 hover:bg-ink-purple hover:text-background`}
            >
              {spoken}
              {page}
            </Link>
          </li>
        ),
      )}
      {isCutAfter && <Ellipsis />}
    </>
  );
}

/** Stands for numbers that are left out. */
function Ellipsis() {
  return (
    <li aria-hidden="true" className="w-6 text-center max-sm:hidden">
      …
    </li>
  );
}

type PageStepProps = {
  icon: IconName;
  label: string;
  /** Where it leads; nowhere: its place stays empty, so that the numbers do not move. */
  href?: string;
  rel?: string;
};

/** A step of the pagination: to the first, previous, next or last page. */
function PageStep({ icon, label, href, rel }: PageStepProps) {
  if (!href) return <li aria-hidden="true" className="h-12 w-11 sm:w-12" />;
  return (
    <li>
      <Link
        href={href}
        rel={rel}
        className="flex h-12 w-11 items-center justify-center rounded-card text-ink-purple transition-colors duration-200 hover:bg-ink-purple hover:text-background sm:w-12"
      >
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </Link>
    </li>
  );
}

type PaginationLabels = {
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
  /** URL of a page, by its number from 1. */
  hrefOf: (page: number) => string;
  labels: PaginationLabels;
};

/**
 * Links to the pages of a list: first, previous, numbers, next, last (docs/behaviour.md §2.4). On phones the
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
