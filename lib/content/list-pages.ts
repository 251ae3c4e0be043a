import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import type { People } from '@/lib/schema/data/people';
import type { Tags } from '@/lib/schema/data/tags';
import type { Frontmatter } from '@/lib/schema/document-types';
import { postCategories } from '@/lib/schema/document-types/post';
import { kebab } from '@/lib/schema/formats';
import { pageFields } from '@/lib/schema/page-fields';
import { fillPlaceholders } from '@/lib/site/placeholders';
import type english from '@/messages/en/lists.json';
import type { ContentDocument, Generated, PostEntry, PostList } from './document';
import {
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

/** What a page of a list says of itself. */
type ListHead = { title: string; description: string; shortTitle: string };

type ListDocument = {
  id: string;
  locale: Locale;
  /** Where its texts come from, below the content folder: mistakes of that file show on it. */
  file: string;
  head: ListHead;
  generated: Generated;
  /** All posts of the list, on whichever of its pages. */
  posts: readonly PostEntry[];
};

/** A page that lists posts, in the form of a page that somebody wrote. */
function listDocument(list: ListDocument): ContentDocument {
  const { id, locale, file, head, generated, posts } = list;
  const frontmatter: Frontmatter<'Page'> = {
    ...head,
    updateDate: lastChange(posts),
    draft: isHidden(posts),
    redirectFrom: [],
    singleLanguage: false,
    layout: 'page',
  };
  return { id, locale, type: 'Page', file, frontmatter, body: '', generated };
}

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

type Heads = (typeof english)['heads'];

const kept = new Map<Locale, Heads>();

/** Texts of lists' heads. */
function headsOf(locale: Locale): Heads {
  const known = kept.get(locale);
  if (known) return known;
  const file = messageFile(locale, 'lists');
  const { heads } = parseMessages(file, readFileSync(file, 'utf8')) as typeof english;
  kept.set(locale, heads);
  return heads;
}

/**
 * A text of a list's head. The registry is made before any page is, so that these texts cannot come from next-intl,
 * which knows a page's language only.
 * @param values What takes the place of words in braces.
 */
function listMessage<Name extends keyof Heads>(
  locale: Locale,
  group: Name,
  key: keyof Heads[Name] & string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = String(headsOf(locale)[group][key]);
  return fillPlaceholders(text, locale).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  );
}

/** Where in a list a page is. */
type Position = { pageIndex: number; pagesTotal: number };

/** Name of a page of a list in breadcrumbs. */
const pageName = (locale: Locale, page: number) => listMessage(locale, 'blog', 'page', { page });

/** Title, description and name of the second and further pages of the blog. */
function blogHead(locale: Locale, { pageIndex: page, pagesTotal: total }: Position): ListHead {
  return {
    title: listMessage(locale, 'blog', 'title', { page }),
    description: listMessage(locale, 'blog', 'description', { page, total }),
    shortTitle: pageName(locale, page),
  };
}

/**
 * Of a page of the list of a subject or a person.
 * @param name Of the subject or person; what the list is called.
 * @param description Of the first page, where it has its own.
 */
function groupHead(
  locale: Locale,
  kind: 'tag' | 'author',
  { pageIndex: page, pagesTotal: total }: Position,
  { name, position = '', description }: { name: string; position?: string; description?: string },
): ListHead {
  const text = (key: keyof Heads['tag'] & keyof Heads['author']) =>
    listMessage(locale, kind, key, { name, position, page, total });
  if (page > 1)
    return {
      title: fitting('title', 60, [text('page_title'), text('short_page_title')]),
      description: fitting('description', 160, [text('page_description')]),
      shortTitle: pageName(locale, page),
    };
  const authors = (key: keyof Heads['author']) =>
    listMessage(locale, 'author', key, { name, position });
  return {
    title: fitting('title', 60, [text('title'), name]),
    description:
      description ??
      fitting('description', 160, [authors('description'), authors('short_description')]),
    shortTitle: name,
  };
}

/** Of the pages that list all subjects or all authors. */
function indexHead(locale: Locale, kind: 'tags' | 'authors'): ListHead {
  return {
    title: listMessage(locale, kind, 'title'),
    description: listMessage(locale, kind, 'description'),
    shortTitle: listMessage(locale, kind, 'short_title'),
  };
}

/** Who may be listed and what by: the data that lists take their texts from. */
export type Catalogue = { tags: Tags; people: People };

/** The pages of one list. */
function listPages(
  list: PostList,
  file: string,
  posts: readonly PostEntry[],
  locale: Locale,
  headOf: (position: Position) => ListHead,
): ContentDocument[] {
  const pagesTotal = pagesFor(posts.length, list.kind);
  return Array.from({ length: pagesTotal }, (_, index) => {
    const position = { pageIndex: index + 1, pagesTotal };
    const id = listPageId(list, position.pageIndex);
    const generated = { ...list, ...position };
    return listDocument({ id, locale, file, head: headOf(position), generated, posts });
  });
}

/** The second and further pages of the blog, as many as the longer of its two lists needs. */
function blogPages(posts: readonly PostEntry[], locale: Locale): ContentDocument[] {
  const groups = groupPosts(posts, ({ frontmatter }) => [frontmatter.category]);
  const pagesTotal = Math.max(
    ...postCategories.map((category) => pagesFor(groups.get(category)?.length ?? 0, 'blog')),
  );
  return Array.from({ length: pagesTotal - 1 }, (_, index) => {
    const position = { pageIndex: index + 2, pagesTotal };
    return listDocument({
      id: listPageId({ kind: 'blog' }, position.pageIndex),
      locale,
      file: `${blogId}/${locale}.mdx`,
      head: blogHead(locale, position),
      generated: { kind: 'blog', ...position },
      posts,
    });
  });
}

/** Pages of subjects that posts bear, and the page that lists them. */
function tagPages(posts: readonly PostEntry[], locale: Locale, tags: Tags): ContentDocument[] {
  const file = 'data/tags.yaml';
  const pages = [...groupPosts(posts, ({ frontmatter }) => frontmatter.tags)].flatMap(
    ([tag, group]) => {
      const known = tags[tag];
      if (!known) return [];
      const texts = { name: known.name[locale], description: known.description[locale] };
      return listPages({ kind: 'tag', tag }, file, group, locale, (position) =>
        groupHead(locale, 'tag', position, texts),
      );
    },
  );
  if (pages.length === 0) return [];
  const head = indexHead(locale, 'tags');
  return [
    listDocument({ id: tagsId, locale, file, head, generated: { kind: 'tags' }, posts }),
    ...pages,
  ];
}

/** Pages of people who wrote posts, and the page that lists them. */
function authorPages(posts: readonly PostEntry[], locale: Locale, people: People) {
  const file = 'data/people.yaml';
  const pages = [...groupPosts(posts, ({ frontmatter }) => authorIdsOf(frontmatter))].flatMap(
    ([person, group]) => {
      const known = people[person];
      // Other ids make no pathname: their posts are listed under their other lists only.
      if (!known || !kebab().safeParse(person).success) return [];
      const texts = { name: known.name, position: known.position[locale] };
      return listPages({ kind: 'author', person }, file, group, locale, (position) =>
        groupHead(locale, 'author', position, texts),
      );
    },
  );
  if (pages.length === 0) return [];
  const head = indexHead(locale, 'authors');
  return [
    listDocument({ id: authorsId, locale, file, head, generated: { kind: 'authors' }, posts }),
    ...pages,
  ];
}

/**
 * The pages that follow from the posts: further pages of the blog, and those of subjects and authors.
 * @param posts Posts that may be seen at this moment, of all languages, the newest first.
 * @returns Documents like those that writers make, marked with what they list.
 */
export function generateLists(
  posts: readonly PostEntry[],
  { tags, people }: Catalogue,
): ContentDocument[] {
  // An edited text is to be seen.
  if (process.env.NODE_ENV === 'development') kept.clear();
  return locales.flatMap((locale) => {
    const own = posts.filter((post) => post.locale === locale);
    if (own.length === 0) return [];
    return [
      ...blogPages(own, locale),
      ...tagPages(own, locale, tags),
      ...authorPages(own, locale, people),
    ];
  });
}
