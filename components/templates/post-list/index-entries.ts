import { readPeople, readTags } from '@/lib/content/data';
import { listId } from '@/lib/content/generated/list-ids';
import { groupPosts } from '@/lib/content/generated/post-lists';
import { authorIdsOf } from '@/lib/content/post-authors';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';

/** A list on the page that names all of them. */
export type IndexEntry = { id: string; name: string; text: string; count: number };

/** Subjects or authors that have a page in a language, in the order of their names. */
export function indexEntries(kind: 'tags' | 'authors', locale: Locale): IndexEntry[] {
  const posts = content.posts(locale);
  const entries =
    kind === 'tags'
      ? [...groupPosts(posts, ({ frontmatter }) => frontmatter.tags)].flatMap(([tag, group]) => {
          const known = readTags()[tag];
          const texts = known && { name: known.name[locale], text: known.description[locale] };
          return texts ? [{ id: listId({ kind: 'tag', tag }), ...texts, count: group.length }] : [];
        })
      : [...groupPosts(posts, ({ frontmatter }) => authorIdsOf(frontmatter))].flatMap(
          ([person, group]) => {
            const known = readPeople()[person];
            const texts = known && { name: known.name, text: known.position[locale] };
            const id = listId({ kind: 'author', person });
            return texts ? [{ id, ...texts, count: group.length }] : [];
          },
        );
  return entries
    .filter(({ id }) => content.page(id, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
