import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';
import { type Tags, tagSlug } from '@/lib/schema/data/tags';
import type { Frontmatter } from '@/lib/schema/document-types';
import { type Generated, isOfType, type Page, type PostEntry, type PostList } from './document';

/** The page whose posts are listed; all lists live below it. */
export const blogId = 'blog';

/** Folders of lists, and the parts they add to pathnames (decisions: page numbers have pathnames of their own). */
export const listSlugs = {
  page: perLocale((locale) => localeSettings[locale].listSlugs.page),
  tags: perLocale((locale) => localeSettings[locale].listSlugs.tags),
  authors: perLocale((locale) => localeSettings[locale].listSlugs.authors),
};

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

/** A folder that is part of pathnames and has no title: breadcrumbs pass over it. */
const untitled = (slugs: Record<Locale, string>): Section =>
  perLocale((locale) => ({ slug: slugs[locale], title: '' }));

/**
 * Cards on one page of a list. Pages of the blog hold both types, so they take half as many of each: twelve cards keep
 * a page below 60 KB of HTML and fill rows of two and of three.
 */
export const pageSizes = { blog: 6, tag: 12, author: 12 } as const;

/** Pages of an area that a page lists: with more, each of them would grow with the site. */
export const areaPageSize = 24;

/**
 * The id of a page of the list of an area.
 * @param pageIndex From 1; the first is the area’s own page.
 */
export const areaPageId = (area: string, pageIndex: number): string =>
  pageIndex === 1 ? area : `${area}/page/${pageIndex}`;

/**
 * The pages beside a page that are nearest to it in their order, as many as one page lists.
 * @param pages Those of its area, itself among them.
 */
export function nearestPages<Entry extends { id: string }>(
  pages: readonly Entry[],
  id: string,
): Entry[] {
  const place = pages.findIndex((page) => page.id === id);
  const last = Math.max(0, pages.length - areaPageSize - 1);
  const first = Math.min(Math.max(0, place - areaPageSize / 2), last);
  return pages.slice(first, first + areaPageSize + 1).filter((page) => page.id !== id);
}

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

/** Posts, the newest first; those of one day in the order of their ids, so that every build lists them alike. */
export function newestFirst(a: PostEntry, b: PostEntry): number {
  const [earlier, later] = [a.frontmatter.date, b.frontmatter.date];
  if (earlier !== later) return earlier < later ? 1 : -1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Keys of the frontmatter that name who wrote a post. */
type AuthorFields = Pick<Frontmatter<'Post'>, 'author' | 'coauthor' | 'authors'>;

/** Everyone who wrote a post, each once: the author, the co-author, then the others. */
export const authorIdsOf = ({ author, coauthor, authors }: AuthorFields): string[] => [
  ...new Set([author, ...(coauthor ? [coauthor] : []), ...authors]),
];

/** Whether a post is in a list. */
export function isListed(post: PostEntry, list: PostList): boolean {
  if (list.kind === 'tag') return post.frontmatter.tags.includes(list.tag);
  return list.kind === 'blog' || authorIdsOf(post.frontmatter).includes(list.person);
}

/** Posts by a property of which each may have several; the order of posts is kept. */
export function groupPosts(
  posts: readonly PostEntry[],
  keysOf: (post: PostEntry) => readonly string[],
): Map<string, PostEntry[]> {
  const groups = new Map<string, PostEntry[]>();
  for (const post of posts)
    for (const key of new Set(keysOf(post))) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  return groups;
}

/** The day of the last change in a list, for search engines. */
export const lastChange = (pages: readonly Page[]): string | undefined =>
  pages
    .flatMap((page) => {
      const date = isOfType(page, 'Post') ? page.frontmatter.date : [];
      return page.frontmatter.updateDate ?? date;
    })
    .sort()
    .at(-1);

/** A list that no visitor sees is as hidden as its posts. */
export const isHidden = (posts: readonly Page[]): boolean =>
  posts.length > 0 && posts.every(({ status }) => status !== 'live');

/** Folders of the further pages of areas; an area is a page or folder with more pages below it than one page lists. */
export const areaSections = (areas: Iterable<string>): Map<string, Section> =>
  new Map([...areas].map((area) => [`${area}/page`, untitled(listSlugs.page)]));

/**
 * Folders of the lists, which give them their pathnames in either language, also where the other language has no such
 * list. Those that somebody wrote count before them.
 * @param people Ids of people.
 */
export function listSections(tags: Tags, people: readonly string[]): Map<string, Section> {
  const page = untitled(listSlugs.page);
  const ofTags = Object.entries(tags).flatMap(([tag, entry]): [string, Section][] => {
    const id = listId({ kind: 'tag', tag });
    return [
      [id, untitled(perLocale((locale) => tagSlug(tag, entry, locale)))],
      [`${id}/page`, page],
    ];
  });
  const ofPeople = people.flatMap((person): [string, Section][] => {
    const id = listId({ kind: 'author', person });
    return [
      [id, untitled(perLocale(() => person))],
      [`${id}/page`, page],
    ];
  });
  return new Map([
    [`${blogId}/page`, page],
    [tagsId, untitled(listSlugs.tags)],
    [authorsId, untitled(listSlugs.authors)],
    ...ofTags,
    ...ofPeople,
  ]);
}
