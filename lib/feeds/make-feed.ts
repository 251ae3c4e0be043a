import type { Page, PostEntry } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { site } from '@/site.config';
import { absoluteAddress } from './absolute-address';
import { type Feed, feedAddress, feedPosts } from './feed';
import type { FeedFormat } from './feed-formats';
import { feedItem } from './feed-item';
import { feedDescription, feedTitle } from './feed-title';
import { writeFeed } from './write-feed';

type FeedSources = {
  registry: Registry;
  /** The text of a post as plain HTML, addresses absolute. */
  htmlOf: (post: PostEntry) => string;
  /** A preview's word for a page that visitors do not see yet; empty for others. */
  noteOf?: (page: Page) => string;
};

const absolute = (address: string) => absoluteAddress(address, '') ?? site.origin;

/** The page a feed goes with: its archive where it has one, else the blog, else the home page. */
function pageOf({ locale, kind, key }: Feed, registry: Registry): string {
  const folder = { tag: 'tags', author: 'authors', all: undefined, category: undefined }[kind];
  const own = folder && registry.addressOf(`blog/${folder}/${key}`, locale);
  const blog = registry.addressOf('blog', locale) ?? registry.addressOf('home', locale) ?? '/';
  return own ?? (kind === 'category' ? `${blog}?type=${key}` : blog);
}

/** The file of a feed in a format. */
export function makeFeed(feed: Feed, format: FeedFormat, sources: FeedSources): string {
  const { registry, htmlOf, noteOf = () => '' } = sources;
  const items = feedPosts(feed, registry).map((post) =>
    feedItem(post, htmlOf(post), registry, noteOf(post)),
  );
  const times = items.map(({ updated }) => updated.getTime());
  // A feed without posts is as old as the day: some moment it has to have.
  const updated = times.length > 0 ? Math.max(...times) : Date.parse(warsawDayOf(registry.now));
  const document = {
    locale: feed.locale,
    title: feedTitle(feed, registry),
    description: feedDescription(feed),
    pageUrl: absolute(pageOf(feed, registry)),
    selfUrl: absolute(feedAddress(feed, format)),
    iconUrl: absolute('/favicon.ico'),
    publisher: site.company,
    copyright: `© ${new Date(updated).getUTCFullYear()} ${site.legal.name}`,
    updated: new Date(updated),
    items,
  };
  return writeFeed(document, format);
}
