import { authorIdsOf } from '../post-authors';
import type { Page } from '../registry';
import type { PostEntry } from '../related-posts';
import type { PostList } from './generated';

/** Posts, the newest first; those of one day in the order of their ids, so that every build lists them alike. */
export function newestFirst(a: PostEntry, b: PostEntry): number {
  const [earlier, later] = [a.frontmatter.date, b.frontmatter.date];
  if (earlier !== later) return earlier < later ? 1 : -1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Whether a post stands in a list. */
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
export const lastChange = (posts: readonly PostEntry[]): string | undefined =>
  posts
    .map(({ frontmatter: { date, updateDate } }) => updateDate ?? date)
    .sort()
    .at(-1);

/** A list that no visitor sees is as hidden as its posts. */
export const isHidden = (posts: readonly Page[]): boolean =>
  posts.length > 0 && posts.every(({ status }) => status !== 'live');
