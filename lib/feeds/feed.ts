import { withPrefix } from '@/lib/content/addresses';
import type { PostEntry } from '@/lib/content/document';
import { authorIdsOf } from '@/lib/content/lists';
import { postsOf } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { postCategories } from '@/lib/schema/document-types';
import type { FeedFormat } from './feed-formats';

/** Which posts of a language a feed has. */
export type Feed = {
  locale: Locale;
  kind: 'all' | 'category' | 'tag' | 'author';
  /** The category, tag or person; `all` for all. */
  key: string;
};

/** The most posts that a feed has, newest first: with their full texts it stays below half a megabyte. */
const longest = { all: 20, category: 20, tag: 10, author: 10 } as const;

const folders = { all: '', category: '', tag: 'tags/', author: 'authors/' } as const;

/** Address of a feed's file. Its ending tells any host what it is. */
export const feedAddress = ({ locale, kind, key }: Feed, format: FeedFormat): string =>
  withPrefix(locale, `/feeds/${folders[kind]}${key}.${format}`);

/** All posts that belong to a feed, the newest first. */
function allPostsOf({ locale, kind, key }: Feed, registry: Registry): PostEntry[] {
  const belongs = ({ frontmatter }: PostEntry) =>
    kind === 'all' ||
    (kind === 'category' && frontmatter.category === key) ||
    (kind === 'tag' && frontmatter.tags.includes(key)) ||
    (kind === 'author' && authorIdsOf(frontmatter).includes(key));
  return postsOf(registry, locale).filter(belongs);
}

/** The posts of a feed, the newest first. */
export const feedPosts = (feed: Feed, registry: Registry): PostEntry[] =>
  allPostsOf(feed, registry).slice(0, longest[feed.kind]);

/** All feeds of a language: of all posts, of each category, and of each tag and author that posts have. */
export function feedsOf(locale: Locale, registry: Registry): Feed[] {
  const posts = postsOf(registry, locale);
  const tags = new Set(posts.flatMap(({ frontmatter }) => frontmatter.tags));
  const authors = new Set(posts.flatMap(({ frontmatter }) => authorIdsOf(frontmatter)));
  const feeds = (kind: Feed['kind'], keys: Iterable<string>) =>
    [...keys].sort().map((key): Feed => ({ locale, kind, key }));
  return [
    ...feeds('all', ['all']),
    ...feeds('category', postCategories),
    ...feeds('tag', tags),
    ...feeds('author', authors),
  ];
}
