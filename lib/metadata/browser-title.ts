import type { ContentDocument } from '@/lib/content/document';
import { site } from '@/site.config';

/** What search results show of a title without cutting it, in characters (issue 9). */
export const longestTitle = 60;

/**
 * The title in browser tabs and search results: the page's, followed by the provider's name where that fits
 * and the title does not name it already. A title in `meta` stands as it is.
 */
export function browserTitle({
  frontmatter: { title, meta },
}: Pick<ContentDocument, 'frontmatter'>) {
  if (meta?.title) return meta.title;
  const named = `${title} | ${site.company}`;
  return title.includes(site.brand) || named.length > longestTitle ? title : named;
}
