import { type Locale, locales } from '@/lib/i18n/locales';
import type { People } from '@/lib/schema/data/people';
import type { Tags } from '@/lib/schema/data/tags';
import { postCategories } from '@/lib/schema/document-types';
import { kebab } from '@/lib/schema/formats';
import type { ContentDocument } from '../document';
import { authorIdsOf } from '../post-authors';
import type { PostEntry } from '../related-posts';
import type { PostList } from './generated';
import { type ListHead, listDocument } from './list-document';
import { authorHead, blogHead, indexHead, type Position, tagHead } from './list-head';
import { authorsId, blogId, listPageId, tagsId } from './list-ids';
import { pagesFor } from './page-size';
import { groupPosts } from './post-lists';

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
      return listPages({ kind: 'tag', tag }, file, group, locale, (position) =>
        tagHead(locale, known, position),
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
      // Other ids make no address: their posts are listed under their other lists only.
      if (!known || !kebab().safeParse(person).success) return [];
      return listPages({ kind: 'author', person }, file, group, locale, (position) =>
        authorHead(locale, known, position),
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
