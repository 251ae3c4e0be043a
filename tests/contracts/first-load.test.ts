import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFace, builtFaces } from '@/tests/support/built-fonts';
import { builtPages, fileOf } from '@/tests/support/built-site';
import { bytesOfLoad, filesOfLoad, firstLoadOf, sentBytes } from '@/tests/support/first-load';
import { registry } from '@/tests/support/site-registry';

/** All bytes of a first load, in Brotli and without headers (docs/performance.md). */
const budgets = { home: 250_000, page: 200_000 };

/** Requests of a first load: 20 in all, of which late code and pictures that are nearly in view may make six. */
const requestBudget = 14;

const homes = new Set(
  registry
    .pages()
    .filter(({ id }) => id === 'home')
    .map(({ pathname }) => fileOf(pathname)),
);

let faces: BuiltFace[] = [];
beforeAll(async () => {
  faces = await builtFaces();
});

describe('the first load', () => {
  it('of every page is known: document, data, styles, scripts, fonts', () => {
    const lacking = builtPages.filter((page) => {
      const { data, style, script, font } = firstLoadOf(page, faces);
      return [data, style, script, font].some((files) => files.length === 0);
    });
    // A page without React's data has none.
    expect(lacking).toEqual([]);
  });

  it('names files that are there', () => {
    const gone = builtPages.flatMap((page) =>
      filesOfLoad(firstLoadOf(page, faces))
        .filter((file) => sentBytes(file) === 0)
        .map((file) => `${page}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  it.each(builtPages)('of %s stays within its bytes', (page) => {
    const budget = homes.has(page) ? budgets.home : budgets.page;
    expect(bytesOfLoad(firstLoadOf(page, faces))).toBeLessThanOrEqual(budget);
  });

  it.each(builtPages)('of %s stays within 14 requests', (page) => {
    expect(filesOfLoad(firstLoadOf(page, faces)).length).toBeLessThanOrEqual(requestBudget);
  });
});
