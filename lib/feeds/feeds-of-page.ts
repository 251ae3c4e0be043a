import { isOfType, type Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { absoluteAddress } from './absolute-address';
import { type Feed, feedAddress, feedsOf } from './feed';
import { feedFormatNames, feedFormats } from './feed-formats';
import { feedTitle } from './feed-title';

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
): Record<string, { url: string; title: string }[]> | undefined {
  const feeds = feedsOfPage(page, registry);
  if (feeds.length === 0) return undefined;
  return Object.fromEntries(
    feedFormatNames.map((format) => [
      feedFormats[format].type,
      feeds.map((feed) => ({
        url: absoluteAddress(feedAddress(feed, format), '') ?? '',
        title: feedTitle(feed, registry),
      })),
    ]),
  );
}
