import type { Generated } from './generated';

/**
 * Cards on one page of a list. Pages of the blog hold both types, so they take half as many of each: twelve cards keep
 * a page below 60 KB of HTML and fill rows of two and of three.
 */
export const pageSizes = { blog: 6, tag: 12, author: 12 } as const;

/** How many pages a number of posts needs; an empty list has one all the same. */
export const pagesFor = (count: number, kind: keyof typeof pageSizes): number =>
  Math.max(1, Math.ceil(count / pageSizes[kind]));

/** The posts on one page of a list. */
export function sliceOf<Post>(
  posts: readonly Post[],
  {
    kind,
    pageIndex,
  }: { kind: keyof typeof pageSizes } & Pick<
    Extract<Generated, { pageIndex: number }>,
    'pageIndex'
  >,
): Post[] {
  const size = pageSizes[kind];
  return posts.slice((pageIndex - 1) * size, pageIndex * size);
}
