import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, xmlText } from '@/lib/text/escape';
import { parseXml, readFeed } from '@/tests/support/built-feeds';
import { feedFormatNames } from './feed-formats';
import { type FeedDocument, type FeedItem, writeFeed } from './make-feed';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

const itemOf = (fields: Partial<FeedItem> = {}): FeedItem => ({
  id: 'tag:a.example,2026:en/blog/post',
  url: 'https://a.example/blog/post',
  title: 'Title',
  summary: 'Summary.',
  html: '<p>Text.</p>',
  published: day('2026-11-03'),
  updated: day('2026-11-19'),
  authors: [{ name: 'Anna' }, { name: 'Jan', url: 'https://a.example/blog/authors/jan' }],
  tags: ['dora'],
  ...fields,
});

const feedOf = (items: FeedItem[], fields: Partial<FeedDocument> = {}): FeedDocument => ({
  locale: 'pl',
  title: 'Blog & news',
  description: 'What we write.',
  pageUrl: 'https://a.example/pl/blog?type=news&a=b',
  selfUrl: 'https://a.example/pl/feeds/all',
  iconUrl: 'https://a.example/favicon.ico',
  publisher: 'A & B',
  copyright: '© A & B',
  updated: day('2026-11-19'),
  items,
  ...fields,
});

describe.each(feedFormatNames)('%s', (format) => {
  it('may be without posts', () => {
    expect(readFeed(writeFeed(feedOf([]), format), format).items).toEqual([]);
  });

  it('stays well-formed whatever titles, texts and names hold', { timeout: 30_000 }, () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        '&',
        '&amp;amp;',
        '<b>',
        '<![CDATA[',
        '\u0000\u0008',
        '\uFFFE',
        '\uD800',
        '😀',
        '-->',
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.join('');
        const item = itemOf({
          title: xmlText(text),
          summary: xmlText(text),
          html: `<p>${escapeHtml(text)}</p>`,
          authors: [{ name: xmlText(`A${text}`) }],
        });
        const written = writeFeed(feedOf([item], { title: text, description: text }), format);
        if (format === 'json') return void JSON.parse(written);
        parseXml(written);
        expect(written).toBe(xmlText(written));
      }),
      { numRuns: 50 },
    );
  });
});

it('a title reads in Atom, where it is HTML, as it was written', () => {
  const written = writeFeed(feedOf([itemOf({ title: 'Q&A: a <b> tag' })]), 'atom');
  expect(readFeed(written, 'atom').items[0]?.title).toBe('Q&amp;A: a &lt;b&gt; tag');
});
