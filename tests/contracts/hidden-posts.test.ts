import { expect, it } from 'vitest';
import { outDirectory } from '@/tests/support/built-site';
import { builtTexts, distinctiveStrings, hiddenPages } from '@/tests/support/hidden-posts';

/** Whatever the content has of drafts and scheduled pages; the changed copy of it (scripts/test) has both. */
const needles = hiddenPages.flatMap((page) =>
  distinctiveStrings(page).map((text) => ({ page: `${page.id} (${page.locale})`, text })),
);

it('has something of each hidden page to look for', () => {
  for (const page of hiddenPages)
    expect(distinctiveStrings(page).length, page.file).toBeGreaterThan(0);
});

it('finds it nowhere in the site: in no page, feed, data for the router, script, picture or redirect', () => {
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
