import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { documentIn, fileOf } from '@/tests/support/built-site';
import {
  builtTexts,
  distinctiveStrings,
  hiddenPages,
  listPages,
} from '@/tests/support/hidden-posts';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

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
      expect(documentIn(previewDirectory, pathname).querySelector('main')?.textContent).toContain(
        band,
      );
      if (page.type !== 'Post') return;
      const cards = listPages
        .filter((list) => list.locale === locale)
        .flatMap((list) => [
          ...documentIn(previewDirectory, list.pathname).querySelectorAll(
            `main article a[href^="${pathname}?"]`,
          ),
        ])
        .map((link) => link.closest('article')?.textContent ?? '');
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
