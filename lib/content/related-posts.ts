import type { Locale } from '@/lib/i18n/locales';
import { type ContentDocument, isOfType } from './document';
import type { Page, Registry } from './registry';

/** A post with its place in the site. */
export type PostEntry = Page & ContentDocument<'Post'>;

/** All posts of a language that visitors may see, the newest first. */
export const postsOf = (registry: Registry, locale: Locale): PostEntry[] =>
  registry
    .pages(locale)
    .filter((page): page is PostEntry => isOfType(page, 'Post'))
    .sort((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date));

/** How much a post has in common with another: subjects count first, then the category. */
function kinship(post: PostEntry, other: PostEntry): number {
  const shared = post.frontmatter.tags.filter((tag) => other.frontmatter.tags.includes(tag));
  const isSameCategory = post.frontmatter.category === other.frontmatter.category;
  return 2 * shared.length + (isSameCategory ? 1 : 0);
}

/**
 * Posts that go with a page: those that share most subjects with it, then those of its category, then the
 * newest. A page that is no post has no subjects, so the newest posts go with it.
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
  // The sort is stable: what is equally near stays newest first.
  const sorted = own ? others.sort((a, b) => kinship(b, own) - kinship(a, own)) : others;
  return sorted.slice(0, count);
}
