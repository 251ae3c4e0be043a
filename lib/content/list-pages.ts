import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import type { People } from '@/lib/schema/data/people';
import type { Tags } from '@/lib/schema/data/tags';
import type { Frontmatter } from '@/lib/schema/document-types';
import { postCategories } from '@/lib/schema/document-types/post';
import { kebab } from '@/lib/schema/formats';
import { pageFields } from '@/lib/schema/page-fields';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import type english from '@/messages/en/lists.json';
import type { ContentDocument, Generated, Page, PostEntry, PostList } from './document';
import {
  areaPageId,
  areaPageSize,
  authorIdsOf,
  authorsId,
  blogId,
  groupPosts,
  isHidden,
  lastChange,
  listPageId,
  pagesFor,
  tagsId,
} from './lists';
import { readText } from './source';

/** What a page of a list says of itself. */
type ListHead = { title: string; description: string; shortTitle: string };

/** A page that lists posts or other pages. */
type ListPage = {
  id: string;
  /** Where its texts come from, below the content folder: mistakes of that file show on it. */
  file: string;
  head: ListHead;
  generated: Generated;
  /** All that is listed, on whichever of its pages. */
  posts: readonly Page[];
};

/** The page in the form of one that somebody wrote. */
function documentOf({ head, posts, ...page }: ListPage, locale: Locale): ContentDocument {
  const frontmatter: Frontmatter<'Page'> = {
    ...head,
    updateDate: lastChange(posts),
    draft: isHidden(posts),
    redirectFrom: [],
    singleLanguage: false,
    layout: 'page',
  };
  return { ...page, locale, type: 'Page', frontmatter, body: '' };
}

/**
 * Texts of lists' heads. The registry is made before any page is rendered, of whose language alone next-intl knows the texts.
 */
function textsIn(locale: Locale) {
  const file = messageFile(locale, 'lists');
  const { heads } = parseMessages(file, readText(file)) as typeof english;
  return createTranslator({ locale, messages: fillPlaceholdersDeep(heads, locale) });
}

type Texts = ReturnType<typeof textsIn>;

/**
 * The first text that a field of the frontmatter accepts, else the last one, cut at a word.
 * @param longest Most characters of the field.
 */
function fitting(field: 'title' | 'description', longest: number, texts: readonly string[]) {
  const found = texts.find((text) => pageFields[field].safeParse(text).success);
  const last = texts.at(-1) ?? '';
  if (found || last.length <= longest) return found ?? last;
  return `${last.slice(0, longest - 1).replace(/[\s,.:]+\S*$/, '')}…`;
}

/** A list of posts as a whole. */
type List = Pick<ListPage, 'file' | 'posts'> & {
  list: PostList;
  pagesTotal: number;
  /** The first of its pages that no writer made, from 1. */
  from?: number;
  headOf: (position: { page: number; total: number }) => ListHead;
};

const listPages = ({ list, pagesTotal, from = 1, headOf, ...shared }: List): ListPage[] =>
  Array.from({ length: pagesTotal - from + 1 }, (_, index) => {
    const pageIndex = from + index;
    return {
      ...shared,
      id: listPageId(list, pageIndex),
      generated: { ...list, pageIndex, pagesTotal },
      head: headOf({ page: pageIndex, total: pagesTotal }),
    };
  });

/** The second and further pages of the blog, as many as the longer of its two lists needs. */
function blogPages(posts: readonly PostEntry[], locale: Locale, texts: Texts): ListPage[] {
  const groups = groupPosts(posts, ({ frontmatter }) => [frontmatter.category]);
  const lengths = postCategories.map((category) => groups.get(category)?.length ?? 0);
  return listPages({
    list: { kind: 'blog' },
    file: `${blogId}/${locale}.mdx`,
    posts,
    pagesTotal: pagesFor(Math.max(...lengths), 'blog'),
    from: 2,
    headOf: (position) => ({
      title: texts('blog.title', position),
      description: texts('blog.description', position),
      shortTitle: texts('blog.page', position),
    }),
  });
}

/** The list of a subject or a person: whose posts, and what it is called. */
type Group = {
  list: PostList & { kind: 'tag' | 'author' };
  posts: readonly PostEntry[];
  name: string;
  position?: string;
  /** Of the first page, where it has its own. */
  description?: string;
};

/** The pages of the list of a subject or a person. */
function groupPages({ list, posts, ...named }: Group, file: string, texts: Texts): ListPage[] {
  const { kind } = list;
  const { name, position = '', description } = named;
  const firstHead: ListHead = {
    title: fitting('title', 60, [texts(`${kind}.title`, { name }), name]),
    description:
      description ??
      fitting('description', 160, [
        texts('author.description', { name, position }),
        texts('author.short_description', { name }),
      ]),
    shortTitle: name,
  };
  const furtherHead = (values: { name: string; page: number; total: number }): ListHead => ({
    title: fitting('title', 60, [
      texts(`${kind}.page_title`, values),
      texts(`${kind}.short_page_title`, values),
    ]),
    description: fitting('description', 160, [texts(`${kind}.page_description`, values)]),
    shortTitle: texts('blog.page', values),
  });
  return listPages({
    list,
    file,
    posts,
    pagesTotal: pagesFor(posts.length, kind),
    headOf: (position) => (position.page === 1 ? firstHead : furtherHead({ name, ...position })),
  });
}

/** Who may be listed and what by: the data that lists take their texts from. */
export type Catalogue = { tags: Tags; people: People };

/** Subjects that posts bear. */
const tagGroups = (posts: readonly PostEntry[], locale: Locale, tags: Tags): Group[] =>
  [...groupPosts(posts, ({ frontmatter }) => frontmatter.tags)].flatMap(([tag, group]) => {
    const known = tags[tag];
    if (!known) return [];
    const [name, description] = [known.name[locale], known.description[locale]];
    return [{ list: { kind: 'tag', tag }, posts: group, name, description }];
  });

/** People who wrote posts. */
const authorGroups = (posts: readonly PostEntry[], locale: Locale, people: People): Group[] =>
  [...groupPosts(posts, ({ frontmatter }) => authorIdsOf(frontmatter))].flatMap(
    ([person, group]) => {
      const known = people[person];
      // Other ids make no pathname: their posts are listed under their other lists only.
      if (!known || !kebab().safeParse(person).success) return [];
      const position = known.position[locale];
      return [{ list: { kind: 'author', person }, posts: group, name: known.name, position }];
    },
  );

/** The page that lists all subjects or all authors, and the pages of these; none where there are none. */
function indexedPages(
  kind: 'tags' | 'authors',
  groups: readonly Group[],
  posts: readonly PostEntry[],
  texts: Texts,
): ListPage[] {
  if (groups.length === 0) return [];
  const file = kind === 'tags' ? 'data/tags.yaml' : 'data/people.yaml';
  const head = {
    title: texts(`${kind}.title`),
    description: texts(`${kind}.description`),
    shortTitle: texts(`${kind}.short_title`),
  };
  const id = kind === 'tags' ? tagsId : authorsId;
  const pages = groups.flatMap((group) => groupPages(group, file, texts));
  return [{ id, file, head, generated: { kind }, posts }, ...pages];
}

/**
 * The pages that follow from the posts: further pages of the blog, and those of subjects and authors.
 * @param posts Posts that may be seen at this moment, of all languages, the newest first.
 * @returns Documents like those that writers make, marked with what they list.
 */
export const generateLists = (
  posts: readonly PostEntry[],
  { tags, people }: Catalogue,
): ContentDocument[] =>
  locales.flatMap((locale) => {
    const own = posts.filter((post) => post.locale === locale);
    if (own.length === 0) return [];
    const texts = textsIn(locale);
    return [
      ...blogPages(own, locale, texts),
      ...indexedPages('tags', tagGroups(own, locale, tags), own, texts),
      ...indexedPages('authors', authorGroups(own, locale, people), own, texts),
    ].map((page) => documentOf(page, locale));
  });

/** A page with the pages directly below it, in the order in which they are listed. */
type Area = { area: Page; below: readonly Page[] };

/** The further pages of an area, each with the next pages below it. */
function areaPages({ area, below }: Area, texts: Texts): ListPage[] {
  const { id, locale, frontmatter } = area;
  const pagesTotal = Math.ceil(below.length / areaPageSize);
  return Array.from({ length: pagesTotal - 1 }, (_, index) => {
    const pageIndex = index + 2;
    const name = frontmatter.shortTitle ?? frontmatter.title;
    const position = { name, page: pageIndex, total: pagesTotal };
    return {
      id: areaPageId(id, pageIndex),
      file: `${id}/${locale}.mdx`,
      posts: below,
      generated: { kind: 'area', area: id, pageIndex, pagesTotal },
      head: {
        title: fitting('title', 60, [
          texts('area.title', position),
          texts('area.short_title', position),
        ]),
        description: fitting('description', 160, [
          texts('area.description', position),
          texts('area.short_description', position),
        ]),
        shortTitle: texts('blog.page', position),
      },
    };
  });
}

/** Posts and case studies have lists of their own. */
const isListedByArea = ({ type }: Page) => type !== 'Post' && type !== 'CaseStudy';

/**
 * The pages that follow from areas with more pages than one page lists.
 * @param areas Pages that may be seen.
 */
export const generateAreas = (areas: readonly Area[]): ContentDocument[] =>
  locales.flatMap((locale) => {
    const large = areas.filter(
      ({ area, below }) =>
        area.locale === locale && below.length > areaPageSize && below.every(isListedByArea),
    );
    if (large.length === 0) return [];
    const texts = textsIn(locale);
    return large.flatMap((one) => areaPages(one, texts).map((page) => documentOf(page, locale)));
  });
