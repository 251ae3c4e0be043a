import { listPageId, pagesFor } from '@/lib/content/lists';
import type { Locale } from '@/lib/i18n/locales';
import { postCategories } from '@/lib/schema/document-types';
import { registry } from './site-registry';

export type PostType = (typeof postCategories)[number];

/** Posts of a type that visitors see, the newest first. */
export const postsOfType = (locale: Locale, type: PostType) =>
  registry.posts(locale).filter(({ frontmatter }) => frontmatter.category === type);

/** How many pages the list of a type has. */
export const pagesOfType = (locale: Locale, type: PostType): number =>
  pagesFor(postsOfType(locale, type).length, 'blog');

/**
 * The address of a page of the blog.
 * @throws when there is no such page.
 */
export function blogHref(locale: Locale, pageIndex: number, type?: PostType): string {
  const address = registry.pathnameOf(listPageId({ kind: 'blog' }, pageIndex), locale);
  if (!address) throw new Error(`The blog has no page ${pageIndex} in language "${locale}"`);
  return type ? `${address}?type=${type}` : address;
}

/** The type with more pages, and the other one. */
export function longerAndShorter(locale: Locale): [PostType, PostType] {
  const [blog, news] = postCategories;
  return pagesOfType(locale, news) > pagesOfType(locale, blog) ? [news, blog] : [blog, news];
}
