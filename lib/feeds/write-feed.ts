import { Feed as Writer } from 'feed';
import type { Locale } from '@/lib/i18n/locales';
import { escapeHtml, xmlText } from '@/lib/text/escape';
import type { FeedFormat } from './feed-formats';

/** A post as every format of feeds needs it. */
export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: Date;
  updated: Date;
  authors: { name: string; url?: string }[];
  tags: string[];
};

/** A feed as every format needs it; all URLs are absolute. */
export type FeedDocument = {
  locale: Locale;
  title: string;
  description: string;
  /** The page it goes with. */
  pageUrl: string;
  /** Where the feed itself lies, in the format it is written in. */
  selfUrl: string;
  /** Icon of the site. */
  iconUrl: string;
  /** Who publishes it. */
  publisher: string;
  /** Rights in the texts. */
  copyright: string;
  /** Day of the last change, so that the same content makes the same file. */
  updated: Date;
  items: readonly FeedItem[];
};

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
