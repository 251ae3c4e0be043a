import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { page, people } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const rulesFor = (files: Readonly<Record<string, string>>) =>
  checkContent(writeTree(files), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
  }).problems.map(({ rule, file }) => `${rule} ${file}`);

/** What only a broken file can be the reason of. */
const own = (found: readonly string[]) =>
  found.filter((problem) => !problem.startsWith('missing-translation'));

describe('a data file that cannot be read, or not all of it, is the only one reported', () => {
  const post = page('Text.\n', 'category: blog', 'date: 2026-11-01', 'author: anna');

  it.each([
    ['an open quotation mark', people.replace('name: Anna', 'name: "Anna')],
    ['a key without its colon', people.replace('anna:', 'anna')],
  ])('people.yaml: %s', (_name, broken) => {
    expect(broken).not.toBe(people);
    const found = rulesFor({ 'blog/post/en.mdx': post, 'data/people.yaml': broken });
    expect(new Set(own(found))).toEqual(new Set(['data-file data/people.yaml']));
  });

  it('prices.yaml', () => {
    const broken = 'review:\n  net: 120\n unit: month\n';
    const text = page('It costs {prices.review}.\n');
    const found = rulesFor({ 'services/finops/en.mdx': text, 'data/prices.yaml': broken });
    expect(new Set(own(found))).toEqual(new Set(['data-file data/prices.yaml']));
  });

  it('offers.yaml', () => {
    const broken = 'services/finops:\n  where: warsaw\n   pricedBy: month\n';
    const found = rulesFor({ 'services/finops/en.mdx': page(), 'data/offers.yaml': broken });
    expect(new Set(own(found))).toEqual(new Set(['data-file data/offers.yaml']));
  });
});
