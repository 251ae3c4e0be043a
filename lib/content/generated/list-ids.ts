import type { Locale } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';
import type { PostList } from './generated';

/** The page whose posts are listed; all lists live below it. */
export const blogId = 'blog';

/** Folders of lists, and the parts they add to addresses (decisions: page numbers are addresses of their own). */
export const listSlugs = {
  page: { en: 'page', pl: 'strona' },
  tags: { en: 'tags', pl: 'tagi' },
  authors: { en: 'authors', pl: 'autorzy' },
} as const satisfies Record<string, Record<Locale, string>>;

export const tagsId = `${blogId}/tags`;
export const authorsId = `${blogId}/authors`;

/** The page with which a list begins. */
export function listId(list: PostList): string {
  if (list.kind === 'tag') return `${tagsId}/${list.tag}`;
  return list.kind === 'author' ? `${authorsId}/${list.person}` : blogId;
}

/**
 * The id of a page of a list.
 * @param pageIndex From 1; the first has no number in its id.
 */
export const listPageId = (list: PostList, pageIndex: number): string =>
  pageIndex === 1 ? listId(list) : `${listId(list)}/page/${pageIndex}`;

/** A folder that is part of addresses and has no title: breadcrumbs pass over it. */
export const untitled = (slugs: Record<Locale, string>): Section => ({
  en: { slug: slugs.en, title: '' },
  pl: { slug: slugs.pl, title: '' },
});
