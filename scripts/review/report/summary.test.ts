import { expect, it } from 'vitest';
import { compareSites } from '@/scripts/review/compare/compare-sites';
import { rowsOf } from '@/scripts/review/rows';
import { sampleSite } from '@/tests/support/review-site';
import { longestComment, pageListOf, summaryOf } from './summary';

function reviewOf(before: Record<string, string>, after: Record<string, string>) {
  const [old, now] = [sampleSite(before), sampleSite(after)];
  const comparison = compareSites(old, now);
  return {
    before: { name: 'main', site: old },
    after: { name: 'work', site: now },
    pages: comparison.pages,
    rows: rowsOf(comparison),
    count: now.pages.size,
    screens: new Map(),
    notes: [],
  };
}

it('has a line for each row, in which nothing of a page is read as Markdown or HTML', () => {
  const review = reviewOf({ '/': '<p>One</p>' }, { '/': '<p>A | b `c` &lt;img&gt; @someone</p>' });
  const summary = summaryOf(review);
  expect(summary).toContain('1 change on 1 page of 1');
  expect(summary).not.toMatch(/`|<img|@/);
  const line = summary.split('\n').find((one) => one.startsWith('| 1 |'));
  expect(line?.split('|')).toHaveLength(7);
  expect(JSON.parse(pageListOf(review))).toEqual({
    pages: [{ pathname: '/', status: 'changed', language: 'en', row: review.rows[0]?.id }],
  });
});

it('says where and what a problem is that is on no page', () => {
  const problem = {
    kind: 'link' as const,
    key: 'a',
    title: 'Redirect /x now leads to /y',
    place: '/z → /y',
    isProblem: true,
  };
  const same = { '/': '<p>One</p>' };
  const rows = rowsOf({ pages: [], toLookAt: [], changes: [problem] });
  expect(summaryOf({ ...reviewOf(same, same), rows })).toContain(
    '| ⚠️ Redirect /x now leads to /y | Links and redirects | /z → /y |',
  );
  expect(summaryOf(reviewOf(same, same))).toContain('Both sides show the same.');
});

it('stays below what a comment holds, and counts what it leaves out', () => {
  const of = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `/page-${index}`,
        `<p>${word}${index} ${'and so on '.repeat(3)}</p>`,
      ]),
    );
  const review = reviewOf(of('before'), of('after'));
  // Each page has a word of its own, so none of the changes is equal to another.
  expect(review.rows).toHaveLength(300);
  expect(summaryOf(review).length).toBeLessThanOrEqual(longestComment);
  const summary = summaryOf(review, 10_000);
  expect(summary.length).toBeLessThanOrEqual(10_000);
  const lines = summary.split('\n').filter((line) => /^\| \d/.test(line)).length;
  expect(summary).toContain(`… and ${300 - lines} more changes`);
});
