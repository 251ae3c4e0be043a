import { Feed as Writer } from 'feed';
import { escapeHtml, xmlText } from '@/lib/text/escape';
import type { FeedDocument } from './feed-document';
import type { FeedFormat } from './feed-formats';
import type { FeedItem } from './feed-item';
import { writeJsonFeed } from './write-json-feed';

const writerOf = (feed: FeedDocument): Writer =>
  new Writer({
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

/** One element for each author: the library takes a list, of which its types know nothing. */
const creatorsOf = ({ authors }: FeedItem) =>
  authors.map(({ name }) => ({ _text: name })) as unknown as Record<string, unknown>;

/** RSS 2.0. Authors are `dc:creator`, since its own `author` wants a mailbox. */
function writeRss(feed: FeedDocument): string {
  const writer = writerOf(feed);
  for (const item of feed.items) {
    writer.addItem({
      id: item.id,
      link: item.url,
      title: item.title.replaceAll(']]>', ']]&gt;'),
      description: escapeHtml(item.summary),
      content: item.html,
      date: item.published,
      category: item.tags.map((name) => ({ name })),
      extensions: [{ name: 'dc:creator', objects: creatorsOf(item) }],
    });
  }
  return writer.rss2();
}

/** Atom 1.0 (RFC 4287); titles and texts are HTML, and so escaped within it. */
function writeAtom(feed: FeedDocument): string {
  const writer = writerOf(feed);
  for (const item of feed.items) {
    writer.addItem({
      id: item.id,
      link: item.url,
      title: escapeHtml(item.title),
      description: escapeHtml(item.summary),
      content: item.html,
      date: item.updated,
      published: item.published,
      author: item.authors.map(({ name, url }) => ({ name, link: url })),
      category: item.tags.map((term) => ({ name: term, term })),
    });
  }
  // The library has no way to name the language.
  return writer.atom1().replace('<feed ', `<feed xml:lang="${feed.locale}" `);
}

const writers = { rss: writeRss, atom: writeAtom, json: writeJsonFeed } as const;

/** The text of a feed's file in a format. */
export const writeFeed = (feed: FeedDocument, format: FeedFormat): string => writers[format](feed);
