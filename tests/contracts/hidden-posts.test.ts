import { expect, it } from 'vitest';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { documentIn, outDirectory } from '@/tests/support/built-site';
import {
  builtTexts,
  distinctiveStrings,
  hiddenPages,
  listPages,
} from '@/tests/support/hidden-posts';
import { textOf } from '@/tests/support/texts';

const needles = hiddenPages.flatMap((page) =>
  distinctiveStrings(page).map((text) => ({ page: `${page.id} (${page.locale})`, text })),
);

it('has a draft and a scheduled post to look for, each with strings of its own', () => {
  const states = new Set(hiddenPages.map(({ status }) => status));
  expect([...states].sort()).toEqual(['draft', 'scheduled']);
  for (const page of hiddenPages)
    expect(distinctiveStrings(page).length, page.file).toBeGreaterThanOrEqual(3);
});

it('is nowhere in the site: no page, feed, data for the router, script, picture or redirect', () => {
  const found: string[] = [];
  let count = 0;
  for (const { file, text } of builtTexts(outDirectory)) {
    count += 1;
    for (const needle of needles)
      if (text.includes(needle.text) || file.includes(needle.text))
        found.push(`${file}: “${needle.text}” of ${needle.page}`);
  }
  expect(count).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('is in the preview, every string of it', () => {
  const missing = new Set(needles);
  for (const { file, text } of builtTexts(previewDirectory))
    for (const needle of missing)
      if (text.includes(needle.text) || file.includes(needle.text)) missing.delete(needle);
  expect([...missing]).toEqual([]);
});

it.each(hiddenPages.map((page) => [page.file, page] as const))(
  '%s is marked in the preview: by a band above it, and by a badge on its card',
  (_file, page) => {
    const { locale, status, address } = page;
    const band = textOf(locale, `common.preview.${status}`);
    expect(documentIn(previewDirectory, address).querySelector('main')?.textContent).toContain(
      band,
    );
    if (page.type !== 'Post') return;
    const cards = listPages
      .filter((list) => list.locale === locale)
      .flatMap((list) => [
        ...documentIn(previewDirectory, list.address).querySelectorAll(
          `main article a[href^="${address}?"]`,
        ),
      ])
      .map((link) => link.closest('article')?.textContent ?? '');
    expect(cards.length).toBeGreaterThan(0);
    const badge = textOf(locale, `lists.status.${status}`);
    expect(cards.filter((card) => !card.includes(badge))).toEqual([]);
  },
);
