import { expect, it } from 'vitest';
import { builtPages, documentOf } from '@/tests/support/built-site';
import { isServed, referencesOf } from '@/tests/support/site-crawl';

it.each(builtPages)('%s refers only to what exists', (page) => {
  const references = referencesOf(page);
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((address) => !isServed(address))).toEqual([]);
});

it('opens pages of other sites without access to this one', () => {
  const unsafe = builtPages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('a[target="_blank"]')].filter(
      (node) => !node.getAttribute('rel')?.includes('noopener'),
    ),
  );
  expect(unsafe).toEqual([]);
});
