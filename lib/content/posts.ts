import type { Locale } from '@/lib/i18n/locales';
import type { People, Person } from '@/lib/schema/data/people';
import type { PostEntry } from './document';
import { authorIdsOf, listId } from './lists';
import type { Registry } from './registry';

/** All posts of a language that visitors may see, the newest first. */
export const postsOf = (registry: Registry, locale: Locale): PostEntry[] => registry.posts(locale);

/** How much a post has in common with another: subjects count first, then the category. */
function relation(post: PostEntry, other: PostEntry): number {
  const shared = post.frontmatter.tags.filter((tag) => other.frontmatter.tags.includes(tag));
  const isSameCategory = post.frontmatter.category === other.frontmatter.category;
  return 2 * shared.length + (isSameCategory ? 1 : 0);
}

/**
 * Posts that go with a page: those that share most subjects with a post, then those of its category, newest first.
 * A post that shares neither is not among them, even if there is room left: readers take what they find there for related.
 * A page that is no post has no subjects, so the newest posts go with it.
 * @param pageId The page they are shown on; never among them.
 * @param count How many at most.
 */
export function relatedPosts(
  registry: Registry,
  locale: Locale,
  { pageId, count }: { pageId?: string; count: number },
): PostEntry[] {
  const posts = postsOf(registry, locale);
  const own = posts.find(({ id }) => id === pageId);
  const others = posts.filter((post) => post !== own);
  if (!own) return others.slice(0, count);
  // The sort is stable: what is equally near stays newest first.
  const near = others.map((post) => ({ post, nearness: relation(post, own) }));
  return near
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ post }) => post);
}

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
  // The newest is first.
  return { previous: posts[place + 1], next: posts[place - 1] };
}

/** Page id of an author. */
export const authorPageId = (person: string) => listId({ kind: 'author', person });

/** Someone who wrote a post. */
type PostAuthor = {
  id: string;
  person: Person;
  /** Pathname of the author's page in the post's language, where there is one. */
  href?: string;
};

/**
 * The one list of who wrote a post, in the order in which they are named. Cards, heads, feeds, structured data and
 * what social networks show all take it from here; pages of authors are made of the same ids.
 * @param people The persons of data/people.yaml; who is not among them is reported by the check, and left out here.
 */
export function postAuthors(
  { locale, frontmatter }: PostEntry,
  people: People,
  registry: Registry,
): PostAuthor[] {
  return authorIdsOf(frontmatter).flatMap((id) => {
    const person = Object.hasOwn(people, id) ? people[id] : undefined;
    if (!person) return [];
    const href = registry.pathnameOf(authorPageId(id), locale);
    return [{ id, person, ...(href && { href }) }];
  });
}
