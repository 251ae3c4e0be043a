import { Feed as Writer } from 'feed';
import { readData } from '@/lib/content/data';
import type { Page, PostEntry } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { absolute } from '@/lib/metadata/page-versions';
import { escapeHtml, xmlText } from '@/lib/text/escape';
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

/** Midnight in London of a day, which is the same day in Warsaw. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The id of a post, for ever (RFC 4151): made of its folder and language, so that another slug, title or host leaves
 * it as it is.
 */
export const feedItemId = ({ id, locale }: Pick<PostEntry, 'id' | 'locale'>): string =>
  `tag:${site.tagAuthority}:${locale}/${id}`;

/**
 * A post as every format of feeds needs it.
 * @param html The whole text as plain HTML, URLs absolute.
 * @param note What is before its title: a preview's word for what visitors do not see yet.
 */
function feedItem(post: PostEntry, html: string, registry: Registry, note = '') {
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
    authors: postAuthors(post, readData('people'), registry).map(
      ({ person, href: page }): { name: string; url?: string } => ({
        name: xmlText(person.name),
        url: page && absolute(page),
      }),
    ),
    tags,
  };
}

/** A post as every format of feeds needs it. */
export type FeedItem = ReturnType<typeof feedItem>;

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

/** A feed as every format needs it: all URLs are absolute, and the same content makes the same file. */
function feedDocument(feed: Feed, format: FeedFormat, sources: FeedSources) {
  const { registry, texts, htmlOf, noteOf = () => '' } = sources;
  const items = feedPosts(feed, registry).map((post) =>
    feedItem(post, htmlOf(post), registry, noteOf(post)),
  );
  const times = items.map(({ updated }) => updated.getTime());
  // A feed without posts is as old as the day: some moment it has to have.
  const updated = times.length > 0 ? Math.max(...times) : Date.parse(warsawDayOf(registry.now));
  return {
    locale: feed.locale,
    title: feedTitle(feed, registry, texts),
    description: feedDescription(texts),
    pageUrl: absolute(pageOf(feed, registry)),
    selfUrl: absolute(feedPathname(feed, format)),
    iconUrl: absolute('/favicon.ico'),
    publisher: site.company as string,
    copyright: `© ${new Date(updated).getUTCFullYear()} ${site.legal.name}`,
    updated: new Date(updated),
    items,
  };
}

export type FeedDocument = ReturnType<typeof feedDocument>;

/** JSON Feed 1.1. Written here: the library writes version 1.0, which knows neither languages nor several authors. */
function writeJsonFeed(feed: FeedDocument): string {
  const { locale, title, description, pageUrl, selfUrl, iconUrl, publisher, items } = feed;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: selfUrl,
    favicon: iconUrl,
    authors: [{ name: publisher }],
    language: locale,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.authors,
      tags: item.tags,
      language: locale,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** One element for each author: the library takes a list, of which its types know nothing. */
const creatorsOf = ({ authors }: FeedItem) =>
  authors.map(({ name }) => ({ _text: name })) as unknown as Record<string, unknown>;

/**
 * RSS 2.0 or Atom 1.0 (RFC 4287). Titles and texts are HTML in Atom, and so escaped within it. Authors of RSS are
 * `dc:creator`, since its own `author` wants a mailbox.
 */
function writeXmlFeed(feed: FeedDocument, format: 'rss' | 'atom'): string {
  const writer = new Writer({
    id: feed.selfUrl,
    title: xmlText(feed.title),
    description: xmlText(feed.description),
    link: feed.pageUrl,
    feed: feed.selfUrl,
    language: feed.locale,
    favicon: feed.iconUrl,
    copyright: xmlText(feed.copyright),
    updated: feed.updated,
    author: { name: xmlText(feed.publisher) },
    generator: false,
  });
  const isRss = format === 'rss';
  for (const item of feed.items) {
    writer.addItem({
      id: item.id,
      link: item.url,
      title: isRss ? item.title.replaceAll(']]>', ']]&gt;') : escapeHtml(item.title),
      description: escapeHtml(item.summary),
      content: item.html,
      date: item.updated,
      published: item.published,
      category: item.tags.map((name) => ({ name, term: name })),
      ...(isRss
        ? { extensions: [{ name: 'dc:creator', objects: creatorsOf(item) }] }
        : { author: item.authors.map(({ name, url }) => ({ name, link: url })) }),
    });
  }
  if (isRss) return writer.rss2();
  // The library has no way to name the language.
  return writer.atom1().replace('<feed ', `<feed xml:lang="${feed.locale}" `);
}

/** The text of a feed's file in a format. */
export const writeFeed = (feed: FeedDocument, format: FeedFormat): string =>
  format === 'json' ? writeJsonFeed(feed) : writeXmlFeed(feed, format);

/** The file of a feed in a format. */
export const makeFeed = (feed: Feed, format: FeedFormat, sources: FeedSources): string =>
  writeFeed(feedDocument(feed, format, sources), format);
