import { Link } from '@/components/ui/link/link';
import { pageWindow } from './page-window';

type PageNumbersProps = {
  pageIndex: number;
  pagesTotal: number;
  hrefOf: (page: number) => string;
  /** Said before a number, e.g. "Page". */
  label: string;
};

const box = 'flex h-12 min-w-11 items-center justify-center rounded-card sm:min-w-12';

/** The numbers of the pagination, of which phones show the current one alone. */
export function PageNumbers({ pageIndex, pagesTotal, hrefOf, label }: PageNumbersProps) {
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
              className={`${box} transition-colors duration-200 hover:bg-ink-purple hover:text-ground`}
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
