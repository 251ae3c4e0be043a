import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/content/registry';
import { fileOf } from '@/tests/support/built-site';
import { contentWords } from '@/tests/support/content-words';
import { addressedPages } from '@/tests/support/site-registry';

/** Words a page of a kind has at least: services and products, the pages below them, case studies. */
const kinds: readonly { name: string; least: number; fits: (page: Page) => boolean }[] = [
  {
    name: 'services and products',
    least: 500,
    fits: ({ id }) => /^(services|products)\/[^/]+$/.test(id),
  },
  {
    name: 'pages below services and products',
    least: 300,
    fits: ({ id }) => /^(services|products)\/[^/]+\/.+$/.test(id),
  },
  { name: 'case studies', least: 400, fits: ({ id }) => /^case-studies\/./.test(id) },
];

describe.each(kinds)('$name', ({ least, fits }) => {
  it('have enough to say', () => {
    const pages = addressedPages.filter(fits);
    expect(pages.length).toBeGreaterThan(20);
    const short = pages
      .map((page) => ({ file: page.file, words: contentWords(fileOf(page.address)) }))
      .filter(({ words }) => words < least);
    expect(short).toEqual([]);
  });
});
