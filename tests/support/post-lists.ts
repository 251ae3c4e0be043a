import { listPageId, pagesFor } from '@/lib/content/lists';
import type { Locale } from '@/lib/i18n/locales';
import { postCategories } from '@/lib/schema/document-types/post';
import { registry } from './site-registry';

export type PostType = (typeof postCategories)[number];

/** Posts of a type that visitors see, the newest first. */
export const postsOfType = (locale: Locale, type: PostType) =>
  registry.posts(locale).filter(({ frontmatter }) => frontmatter.category === type);

/** How many pages the list of a type has. */
export const pagesOfType = (locale: Locale, type: PostType): number =>
  pagesFor(postsOfType(locale, type).length, 'blog');

/**
 * What a link to a page of the blog leads to.
 * @throws when there is no such page.
 */
export function blogHref(locale: Locale, pageIndex: number, type?: PostType): string {
  const pathname = registry.pathnameOf(listPageId({ kind: 'blog' }, pageIndex), locale);
  if (!pathname) throw new Error(`The blog has no page ${pageIndex} in language "${locale}"`);
  return type ? `${pathname}?type=${type}` : pathname;
}

/** The type with more pages, and the other one. */
export function longerAndShorter(locale: Locale): [PostType, PostType] {
  const [blog, news] = postCategories;
  return pagesOfType(locale, news) > pagesOfType(locale, blog) ? [news, blog] : [blog, news];
}
