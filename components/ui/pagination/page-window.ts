export type PageWindow = {
  /** Numbers shown, in order: the page and up to two neighbours on each side. */
  pages: number[];
  /** Pages are left out before the first, or after the last number shown. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

/** Neighbours on each side (specification §2.4). */
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
