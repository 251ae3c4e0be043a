import { readData } from '@/lib/content/data';
import { isOfType, type Page, type PostEntry } from '@/lib/content/document';
import { authorIdsOf } from '@/lib/content/lists';
import { withPrefix } from '@/lib/content/pathnames';
import { postsOf } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';
import { postCategories } from '@/lib/schema/document-types/post';
import type english from '@/messages/en/blog.json';
import { site } from '@/site.config';
import { absoluteUrl } from './absolute-url';
import { type FeedFormat, feedFormatNames, feedFormats } from './feed-formats';

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

/** A feed's file below the folder of feeds, e.g. `tags/dora.rss`. Its ending tells any host what it is. */
export const feedFile = ({ kind, key }: Feed, format: FeedFormat): string =>
  `${folders[kind]}${key}.${format}`;

/** Pathname of a feed's file. */
export const feedPathname = (feed: Feed, format: FeedFormat): string =>
  withPrefix(feed.locale, `/feeds/${feedFile(feed, format)}`);

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

/** What feeds say besides posts. */
export type FeedTexts = Pick<typeof english, 'categories' | 'feeds'>;

/** What feeds of a language say besides posts. */
export const loadFeedTexts = async (locale: Locale): Promise<FeedTexts> =>
  (await loadAllMessages(locale)).blog as unknown as FeedTexts;

function subjectOf({ locale, kind, key }: Feed, registry: Registry, texts: FeedTexts): string {
  const { categories, feeds } = texts;
  if (kind === 'category') return categories[key as keyof typeof categories];
  if (kind === 'author') return readData('people')[key]?.name ?? key;
  if (kind === 'all') return feeds.all;
  const page = registry.page(`blog/tags/${key}`, locale)?.frontmatter;
  return page ? (page.shortTitle ?? page.title) : key.replaceAll('-', ' ');
}

/** Interface texts are set for pages; heads of pages and readers of feeds are given common spaces. */
const withCommonSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/** The title of a feed as readers list it, e.g. "FinOps – " and the provider's name. */
export const feedTitle = (feed: Feed, registry: Registry, texts: FeedTexts): string =>
  `${withCommonSpaces(subjectOf(feed, registry, texts))} – ${site.company}`;

/** What a feed offers, in one sentence. */
export const feedDescription = ({ feeds }: FeedTexts): string => withCommonSpaces(feeds.lead);

/** The page of a tag or an author. */
const archive = /^blog\/(tags|authors)\/([^/]+)/;

/**
 * The feeds that go with a page: a post's category and all posts, a tag's or an author's own, all of the blog's on
 * its lists; none elsewhere.
 */
export function feedsOfPage(page: Page, registry: Registry): Feed[] {
  const { id, locale } = page;
  if (id !== 'blog' && !id.startsWith('blog/')) return [];
  const feeds = feedsOf(locale, registry);
  const [, folder, key] = archive.exec(id) ?? [];
  if (folder) {
    const kind = folder === 'tags' ? 'tag' : 'author';
    return feeds.filter((feed) => feed.kind === kind && feed.key === key);
  }
  const general = feeds.filter(({ kind }) => kind === 'all' || kind === 'category');
  if (isOfType(page, 'Post')) {
    const { category } = page.frontmatter;
    return general.filter(({ kind, key }) => kind === 'all' || key === category);
  }
  return general;
}

/** The feeds that go with a page as its head names them (`alternates.types`), by type. */
export function feedTypes(
  page: Page,
  registry: Registry,
  texts: FeedTexts,
): Record<string, { url: string; title: string }[]> | undefined {
  const feeds = feedsOfPage(page, registry);
  if (feeds.length === 0) return undefined;
  return Object.fromEntries(
    feedFormatNames.map((format) => [
      feedFormats[format].type,
      feeds.map((feed) => ({
        url: absoluteUrl(feedPathname(feed, format), '') ?? '',
        title: feedTitle(feed, registry, texts),
      })),
    ]),
  );
}
