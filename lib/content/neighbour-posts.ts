import type { Registry } from './registry';
import { type PostEntry, postsOf } from './related-posts';

/** The posts of the same category and language that came out before and after a post. */
export function neighbourPosts(
  registry: Registry,
  { id, locale, frontmatter }: PostEntry,
): { previous?: PostEntry; next?: PostEntry } {
  const posts = postsOf(registry, locale).filter(
    (post) => post.frontmatter.category === frontmatter.category,
  );
  const place = posts.findIndex((post) => post.id === id);
  if (place < 0) return {};
  // The newest stands first.
  return { previous: posts[place + 1], next: posts[place - 1] };
}
