import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FeedFormat } from '@/lib/feeds/feed-formats';

/** An entry of a feed, as its format has it. */
export type ReadItem = {
  id: string;
  url: string;
  title: string;
  html: string;
  published: string;
  updated?: string;
  authors: string[];
};

/** A feed, as its format has it. */
export type ReadFeed = {
  title: string;
  pageUrl: string;
  selfUrl: string;
  language: string;
  updated?: string;
  items: ReadItem[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry', 'dc:creator', 'author', 'link'].includes(name),
});

/** What an element reads, with attributes or without. */
const textOf = (node: unknown): string =>
  typeof node === 'object' && node !== null
    ? String((node as Record<string, unknown>)['#text'] ?? '')
    : String(node ?? '');

/** Fields of a parsed document, whose shape the tests check. */
// biome-ignore lint/suspicious/noExplicitAny: what is in the file is what is tested
type Parsed = any;

/**
 * Parses XML.
 * @throws when it is not well-formed, saying where.
 */
export function parseXml(text: string): Parsed {
  const fault = XMLValidator.validate(text);
  if (fault !== true) throw new Error(`${fault.err.msg} at ${fault.err.line}:${fault.err.col}`);
  return parser.parse(text);
}

function readRss(text: string): ReadFeed {
  const { rss } = parseXml(text);
  const { channel } = rss;
  return {
    title: textOf(channel.title),
    pageUrl: textOf(channel.link[0]),
    selfUrl: channel['atom:link']['@href'],
    language: textOf(channel.language),
    updated: textOf(channel.lastBuildDate),
    items: (channel.item ?? []).map((item: Parsed) => ({
      id: textOf(item.guid),
      url: textOf(item.link[0]),
      title: textOf(item.title),
      html: textOf(item['content:encoded']),
      published: textOf(item.pubDate),
      authors: (item['dc:creator'] ?? []).map(textOf),
    })),
  };
}

const linkOf = (node: Parsed, rel: string): string =>
  node.link.find((link: Parsed) => (link['@rel'] ?? 'alternate') === rel)?.['@href'];

function readAtom(text: string): ReadFeed {
  const { feed } = parseXml(text);
  return {
    title: textOf(feed.title),
    pageUrl: linkOf(feed, 'alternate'),
    selfUrl: linkOf(feed, 'self'),
    language: feed['@xml:lang'],
    updated: textOf(feed.updated),
    items: (feed.entry ?? []).map((entry: Parsed) => ({
      id: textOf(entry.id),
      url: linkOf(entry, 'alternate'),
      title: textOf(entry.title),
      html: textOf(entry.content),
      published: textOf(entry.published),
      updated: textOf(entry.updated),
      authors: (entry.author ?? []).map((author: Parsed) => textOf(author.name)),
    })),
  };
}

function readJson(text: string): ReadFeed {
  const feed: Parsed = JSON.parse(text);
  return {
    title: feed.title,
    pageUrl: feed.home_page_url,
    selfUrl: feed.feed_url,
    language: feed.language,
    items: feed.items.map((item: Parsed) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      html: item.content_html,
      published: item.date_published,
      updated: item.date_modified,
      authors: item.authors.map(({ name }: { name: string }) => name),
    })),
  };
}

const readers = { rss: readRss, atom: readAtom, json: readJson } as const;

/**
 * Reads a feed's file.
 * @throws when it is not well-formed.
 */
export const readFeed = (text: string, format: FeedFormat): ReadFeed => readers[format](text);
