import { readData } from '@/lib/content/data';
import type { Page, PostEntry } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { absolute } from '@/lib/metadata/page-versions';
import { xmlText } from '@/lib/text/escape';
import { site } from '@/site.config';
import {
  type Feed,
  type FeedTexts,
  feedDescription,
  feedPathname,
  feedPosts,
  feedTitle,
} from './feed';
import type { FeedFormat } from './feed-formats';
import { type FeedItem, writeFeed } from './write-feed';

/** Midnight in London of a day, which is the same day in Warsaw. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The id of a post, for ever (RFC 4151): made of its folder and language, so that another slug, title or host leaves
 * it as it is.
 */
export const feedItemId = ({ id, locale }: Pick<PostEntry, 'id' | 'locale'>): string =>
  `tag:${site.tagAuthority}:${locale}/${id}`;

/**
 * A post as an item of feeds.
 * @param html The whole text as plain HTML, URLs absolute.
 * @param note What is before its title: a preview's word for what visitors do not see yet.
 */
function feedItem(post: PostEntry, html: string, registry: Registry, note = ''): FeedItem {
  const { pathname, frontmatter } = post;
  const { title, description, summary, date, updateDate, tags } = frontmatter;
  return {
    id: feedItemId(post),
    url: absolute(pathname),
    title: xmlText(note + title),
    summary: xmlText(summary ?? description),
    html,
    published: startOf(date),
    updated: startOf(updateDate ?? date),
    authors: postAuthors(post, readData('people'), registry).map(({ person, href: page }) => ({
      name: xmlText(person.name),
      url: page && absolute(page),
    })),
    tags,
  };
}

type FeedSources = {
  registry: Registry;
  /** In the feed's language. */
  texts: FeedTexts;
  /** The text of a post as plain HTML, URLs absolute. */
  htmlOf: (post: PostEntry) => string;
  /** A preview's word for a page that visitors do not see yet; empty for others. */
  noteOf?: (page: Page) => string;
};

/** The page a feed goes with: its archive where it has one, else the blog, else the home page. */
function pageOf({ locale, kind, key }: Feed, registry: Registry): string {
  const folder = { tag: 'tags', author: 'authors', all: undefined, category: undefined }[kind];
  const own = folder && registry.pathnameOf(`blog/${folder}/${key}`, locale);
  const blog = registry.pathnameOf('blog', locale) ?? registry.pathnameOf('home', locale) ?? '/';
  return own ?? (kind === 'category' ? `${blog}?type=${key}` : blog);
}

/** The file of a feed in a format. */
export function makeFeed(feed: Feed, format: FeedFormat, sources: FeedSources): string {
  const { registry, texts, htmlOf, noteOf = () => '' } = sources;
  const items = feedPosts(feed, registry).map((post) =>
    feedItem(post, htmlOf(post), registry, noteOf(post)),
  );
  const times = items.map(({ updated }) => updated.getTime());
  // A feed without posts is as old as the day: some moment it has to have.
  const updated = times.length > 0 ? Math.max(...times) : Date.parse(warsawDayOf(registry.now));
  const document = {
    locale: feed.locale,
    title: feedTitle(feed, registry, texts),
    description: feedDescription(texts),
    pageUrl: absolute(pageOf(feed, registry)),
    selfUrl: absolute(feedPathname(feed, format)),
    iconUrl: absolute('/favicon.ico'),
    publisher: site.company,
    copyright: `© ${new Date(updated).getUTCFullYear()} ${site.legal.name}`,
    updated: new Date(updated),
    items,
  };
  return writeFeed(document, format);
}
