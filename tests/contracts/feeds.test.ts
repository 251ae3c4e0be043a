import { describe, expect, it } from 'vitest';
import { feedPathname, feedPosts, feedsOf, feedsOfPage } from '@/lib/feeds/feed';
import { feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { feedItemId } from '@/lib/feeds/make-feed';
import { locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-metadata';
import { site } from '@/site.config';
import { parseXml, readFeed } from '@/tests/support/built-feeds';
import { builtFiles, documentOf, fileOf, readBuilt } from '@/tests/support/built-site';
import { parseHtml } from '@/tests/support/parse-html';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

const feeds = locales.flatMap((locale) =>
  feedsOf(locale, registry).flatMap((feed) =>
    feedFormatNames.map((format) => ({ feed, format, pathname: feedPathname(feed, format) })),
  ),
);

/** RFC 822 with a year of four digits, as RSS 2.0 asks for. */
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const fileIn = (pathname: string) => decodeURIComponent(pathname.slice(1));

const wordsIn = (element: Element | null) => element?.textContent?.match(/\p{L}+/gu)?.length ?? 0;

/** Whether a page or another file of the site is served at a path. */
const isThere = (path: string) =>
  builtFiles.includes(fileIn(path)) || builtFiles.includes(fileOf(path));

const faultsByText = new Map<string, string[]>();

/** What is wrong with the text of a post; the same text is in many feeds. */
function faultsOf(html: string, url: string): string[] {
  const known = faultsByText.get(html);
  if (known) return known;
  const { body } = parseHtml(html);
  const article = documentOf(fileOf(url.slice(site.origin.length))).querySelector('article');
  const elements = [...body.querySelectorAll('*')];
  const kept = ['alt', 'height', 'href', 'src', 'start', 'width'];
  const hrefs = elements.flatMap(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [],
  );
  const own = hrefs
    .filter((href) => href.startsWith(site.origin))
    .map((href) => new URL(href).pathname.replace(/(.)\/$/, '$1'));
  const faults = [
    ...(wordsIn(body) < 0.5 * wordsIn(article) ? [`${url}: not the whole text`] : []),
    ...elements
      .filter((element) => element.matches('script, style, iframe, svg, button, form'))
      .map(({ tagName }) => `${url}: <${tagName}>`),
    ...elements
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => !kept.includes(name))
      .map((name) => `${url}: attribute ${name}`),
    ...hrefs
      .filter((href) => !/^(https:\/\/|mailto:|tel:)/.test(href))
      .map((href) => `${url}: ${href} is not absolute`),
    ...own.filter((path) => !isThere(path)).map((path) => `${url}: there is no ${path}`),
  ];
  faultsByText.set(html, faults);
  return faults;
}

it('there is a file for every feed in every format, and no other', () => {
  const files = builtFiles.filter((file) => /^(pl\/)?feeds\//.test(file));
  expect(files).toEqual(feeds.map(({ pathname }) => fileIn(pathname)).sort());
});

describe.each(feeds)('$pathname', ({ feed, format, pathname }) => {
  const text = readBuilt(fileIn(pathname));
  const read = readFeed(text, format);
  const dateForm = format === 'rss' ? rfc822 : rfc3339;

  it('says what it is, where it lies and which page it goes with', () => {
    expect(read.title.trim()).not.toBe('');
    expect(read.selfUrl).toBe(site.origin + pathname);
    expect(new URL(read.pageUrl).origin).toBe(site.origin);
    expect(read.language).toBe(feed.locale);
    if (format !== 'json') expect(read.updated).toMatch(dateForm);
  });

  it('has the posts that visitors may see, newest first, with ids that no slug is part of', () => {
    const posts = feedPosts(feed, registry);
    expect(posts.every(({ status }) => status === 'live')).toBe(true);
    expect(read.items.map(({ id }) => id)).toEqual(posts.map(feedItemId));
    expect(read.items.map(({ url }) => url)).toEqual(posts.map((post) => absolute(post.pathname)));
    expect(new Set(read.items.map(({ id }) => id)).size).toBe(read.items.length);
    const days = read.items.map(({ published }) => Date.parse(published));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('tells of every post its title, its dates and who wrote it', () => {
    for (const item of read.items) {
      expect(item.title.trim()).not.toBe('');
      expect(item.published).toMatch(dateForm);
      if (item.updated) expect(item.updated).toMatch(dateForm);
      expect(item.authors.length).toBeGreaterThan(0);
    }
  });

  it('has their whole text as plain HTML whose addresses lead somewhere from anywhere', () => {
    expect(read.items.flatMap(({ html, url }) => faultsOf(html, url))).toEqual([]);
  });

  it('is small enough to be asked for every hour', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(512 * 1024);
  });
});

it('RSS has what version 2.0 requires', () => {
  for (const { pathname } of feeds.filter(({ format }) => format === 'rss')) {
    const { rss } = parseXml(readBuilt(fileIn(pathname)));
    expect(rss['@version']).toBe('2.0');
    expect(Object.keys(rss.channel)).toEqual(
      expect.arrayContaining(['title', 'link', 'description', 'language', 'atom:link']),
    );
    for (const { guid, description } of rss.channel.item ?? []) {
      expect(guid['@isPermaLink']).toBe('false');
      expect(description).toBeTruthy();
    }
  }
});

it('Atom has what RFC 4287 requires', () => {
  for (const { pathname } of feeds.filter(({ format }) => format === 'atom')) {
    const { feed } = parseXml(readBuilt(fileIn(pathname)));
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(Object.keys(feed)).toEqual(
      expect.arrayContaining(['id', 'title', 'updated', 'author', 'link']),
    );
    const times = (feed.entry ?? []).map(({ updated }: { updated: string }) => Date.parse(updated));
    if (times.length > 0) expect(Date.parse(feed.updated)).toBe(Math.max(...times));
    for (const entry of feed.entry ?? []) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining(['id', 'title', 'updated', 'content', 'link']),
      );
      expect(entry.content['@type']).toBe('html');
    }
  }
});

it('JSON Feed has what version 1.1 requires', () => {
  for (const { pathname } of feeds.filter(({ format }) => format === 'json')) {
    const feed = JSON.parse(readBuilt(fileIn(pathname)));
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(Array.isArray(feed.items)).toBe(true);
    for (const item of feed.items) {
      expect([typeof item.id, typeof item.content_html]).toEqual(['string', 'string']);
      expect(item).not.toHaveProperty('author');
    }
  }
});

/** Addresses of the feeds that a page's head names. */
const feedsInHead = (html: string) =>
  [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)]
    .filter(([, type]) => Object.values(feedFormats).some((format) => format.type === type))
    .map(([, , href]) => href);

it('heads name the feeds that go with their page', () => {
  for (const page of pagesWithPathname) {
    const expected = feedFormatNames.flatMap((format) =>
      feedsOfPage(page, registry).map((feed) => site.origin + feedPathname(feed, format)),
    );
    expect(feedsInHead(readBuilt(fileOf(page.pathname))), page.pathname).toEqual(expected);
    const isOfBlog = page.type === 'Post' || page.id === 'blog';
    expect(expected.length > 0, page.pathname).toBe(isOfBlog || page.id.startsWith('blog/'));
  }
});
