import type { Locale } from '@/lib/i18n/locales';
import type { ContentDocument } from './document';
import type { Page, Registry } from './registry';

/** A post with its place in the site. */
export type PostEntry = Page & ContentDocument<'Post'>;

/** All posts of a language that visitors may see, the newest first. */
export const postsOf = (registry: Registry, locale: Locale): PostEntry[] => registry.posts(locale);

/** How much a post has in common with another: subjects count first, then the category. */
function kinship(post: PostEntry, other: PostEntry): number {
  const shared = post.frontmatter.tags.filter((tag) => other.frontmatter.tags.includes(tag));
  const isSameCategory = post.frontmatter.category === other.frontmatter.category;
  return 2 * shared.length + (isSameCategory ? 1 : 0);
}

/**
 * Posts that go with a page: those that share most subjects with a post, then those of its category, newest first.
 * A post that shares neither is not among them, even if there is room left: readers take what stands there for kin.
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
  const near = others.map((post) => ({ post, nearness: kinship(post, own) }));
  return near
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ post }) => post);
}
