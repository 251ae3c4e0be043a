import { describe, expect, it } from 'vitest';
import { casePicture, menuPicture } from '@/lib/art/art-files';
import { readData } from '@/lib/content/data';
import { parseInternalLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { feedPathname, feedsOf } from '@/lib/feeds/feed';
import { feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { locales } from '@/lib/i18n/locales';
import { readFeed } from '@/tests/support/built-feeds';
import { artFiles } from './art-files';
import { feedRoute } from './feed-route';

describe('drawings below /art/', () => {
  const files = artFiles(content);
  const lacking = (pathnames: readonly string[]) =>
    pathnames.filter((pathname) => !files.has(pathname.slice('/art/'.length)));

  it('are SVG files', () => {
    const drawn = [...files].map(([file, draw]) => ({ file, text: draw() }));
    const others = drawn.filter(
      ({ file, text }) => !file.endsWith('.svg') || !text.startsWith('<svg xmlns='),
    );
    expect(drawn.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });

  it('are those that case studies and the menu name', () => {
    const cases = content.pages().filter(({ type }) => type === 'CaseStudy');
    const inMenu = readData('menu')
      .flatMap(({ items }) => items)
      .flatMap(({ url }) => parseInternalLink(url)?.id ?? [])
      .filter((id) => content.versions(id).length > 0);
    expect([cases.length, inMenu.length].every((count) => count > 0)).toBe(true);
    expect(lacking(cases.map(({ id }) => casePicture(id)))).toEqual([]);
    expect(lacking(inMenu.map(menuPicture))).toEqual([]);
  });
});

describe.each(locales)('the route of feeds (%s)', (locale) => {
  const route = feedRoute(locale);
  const feeds = feedsOf(locale, content).flatMap((feed) =>
    feedFormatNames.map((format) => ({ format, pathname: feedPathname(feed, format) })),
  );

  it('names every feed to a build, once', () => {
    const named = route.generateStaticParams().map(({ file }) => file.join('/'));
    expect(named).toEqual(feeds.map(({ pathname }) => pathname.replace(/^.*\/feeds\//, '')));
    expect(new Set(named).size).toBe(named.length);
  });

  it.each(feeds.slice(0, feedFormatNames.length))(
    'answers at $pathname',
    async ({ pathname, format }) => {
      const file = pathname.replace(/^.*\/feeds\//, '').split('/');
      const request = new Request(`https://a.example${pathname}`);
      const response = await route.GET(request, { params: Promise.resolve({ file }) });
      expect(response.headers.get('Content-Type')).toBe(
        `${feedFormats[format].type}; charset=utf-8`,
      );
      const { selfUrl } = readFeed(await response.text(), format);
      expect(new URL(selfUrl).pathname).toBe(pathname);
    },
  );
});
