import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Hosting } from '@/lib/hosting/hosting';
import { outDirectory } from '@/scripts/build/out-directory';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { editHref } from '@/site.config';
import { documentIn, fileOf } from '@/tests/support/built-site';
import {
  builtTexts,
  distinctiveStrings,
  hiddenPages,
  listPages,
} from '@/tests/support/hidden-posts';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';
import { saidBy, textOf } from '@/tests/support/texts';

const needles = hiddenPages.flatMap((page) =>
  distinctiveStrings(page).map((text) => ({ page: `${page.id} (${page.locale})`, text })),
);

describe('hidden pages', () => {
  it('are in the preview, every string of them', () => {
    const missing = new Set(needles);
    for (const { file, text } of builtTexts(previewDirectory))
      for (const needle of missing)
        if (text.includes(needle.text) || file.includes(needle.text)) missing.delete(needle);
    expect([...missing]).toEqual([]);
  });

  it.each(hiddenPages.map((page) => [page.file, page] as const))(
    '%s is marked in the preview: by a band above it, and by a badge on its card',
    (_file, page) => {
      const { locale, status, pathname } = page;
      const band = textOf(locale, `common.preview.${status}`);
      const main = documentIn(previewDirectory, pathname).querySelector('main');
      expect(saidBy(main)).toContain(band);
      if (page.type !== 'Post') return;
      const cards = listPages
        .filter((list) => list.locale === locale)
        .flatMap((list) => [
          ...documentIn(previewDirectory, list.pathname).querySelectorAll(
            `main article a[href^="${pathname}?"]`,
          ),
        ])
        .map((link) => saidBy(link.closest('article')));
      expect(cards.length).toBeGreaterThan(0);
      const badge = textOf(locale, `lists.status.${status}`);
      expect(cards.filter((card) => !card.includes(badge))).toEqual([]);
    },
  );
});

it('a preview is closed to search engines, in every way they ask', () => {
  const read = (file: string) => readFileSync(path.join(previewDirectory, file), 'utf8');
  expect(read('robots.txt')).toMatch(/^User-Agent: \*\nDisallow: \/\n/i);
  expect(read('sitemap.xml')).not.toContain('<loc>');
  expect(read('llms.txt')).not.toContain('](');
  const open = pagesWithPathname
    .map(({ pathname }) => fileOf(pathname))
    .filter((page) => !read(page).includes('<meta name="robots" content="noindex, nofollow"/>'));
  expect(open).toEqual([]);
});

describe('what previews have for writers', () => {
  const json = (directory: string, pathname: string): unknown =>
    JSON.parse(readFileSync(path.join(directory, pathname), 'utf8'));

  it('is said of every page, drafts among them', () => {
    const listed = new Set(
      [...documentIn(previewDirectory, '/status').querySelectorAll('tbody th a')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    const written = registry.all.filter(({ generated }) => !generated);
    expect(written.filter(({ pathname }) => !listed.has(pathname))).toEqual([]);
    for (const page of pagesWithPathname) {
      const bar = documentIn(previewDirectory, page.pathname).querySelector(
        '[aria-label="Preview"]',
      );
      const links = [...(bar?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      const counterparts = registry.versions(page.id).map(({ pathname }) => pathname);
      expect(links).toEqual(
        expect.arrayContaining([
          editHref(`content/${page.file}`),
          ...counterparts.filter((pathname) => pathname !== page.pathname),
        ]),
      );
    }
  });

  it('is closed to search engines by a header as well', () => {
    const { headers } = json(`${previewDirectory}-hosting`, 'hosting.json') as Hosting;
    for (const kind of Object.values(headers))
      expect(kind['X-Robots-Tag']).toBe('noindex, nofollow');
  });

  it('is nowhere in the site: no bar, no list, no word of either', () => {
    const words =
      /aria-label="Preview"|Status of all pages|handbook\/rules|website\/edit\/main|status\/changes/;
    expect(existsSync(path.join(outDirectory, 'status'))).toBe(false);
    expect(existsSync(path.join(outDirectory, 'status.html'))).toBe(false);
    expect(existsSync(path.join(outDirectory, 'handbook.html'))).toBe(false);
    const found = [...builtTexts(outDirectory)].filter(({ text }) => words.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
    const text = readFileSync(path.join(`${outDirectory}-hosting`, 'hosting.json'), 'utf8');
    expect(text).not.toMatch(/X-Robots-Tag|SAMEORIGIN/);
  });
});
