import type { Frontmatter } from '@/lib/schema/document-types';

/** Everyone who wrote a post, each once: the author, the co-author, then the others. */
export const authorIdsOf = ({
  author,
  coauthor,
  authors,
}: Pick<Frontmatter<'Post'>, 'author' | 'coauthor' | 'authors'>): string[] => [
  ...new Set([author, ...(coauthor ? [coauthor] : []), ...authors]),
];
