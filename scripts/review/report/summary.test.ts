import { describe, expect, it } from 'vitest';
import { compareSites } from '@/scripts/review/compare-sites';
import { groupChanges } from '@/scripts/review/groups';
import { sampleSite } from '@/tests/support/review-site';
import { longestComment, summaryOf } from './summary';

function reviewOf(before: Record<string, string>, after: Record<string, string>) {
  const sites = [sampleSite(before), sampleSite(after)] as const;
  const comparison = compareSites({ site: sites[0] }, { site: sites[1] });
  return {
    before: { name: 'main', site: sites[0] },
    after: { name: 'work', site: sites[1] },
    ...comparison,
    groups: groupChanges(comparison),
    screens: new Map(),
    notes: [],
  };
}

describe('summary for a pull request', () => {
  it('has a row for each change, in which nothing of a page is read as Markdown or HTML', () => {
    const summary = summaryOf(
      reviewOf({ '/': '<p>One</p>' }, { '/': '<p>A | b `c` &lt;img&gt; @someone</p>' }),
    );
    expect(summary).toContain('1 change on 1 page of 1');
    expect(summary).toMatch(/^\| 1 \|/m);
    expect(summary).not.toMatch(/`|<img|@/);
    expect(
      summary
        .split('\n')
        .filter((line) => line.startsWith('| 1'))[0]
        ?.split('|'),
    ).toHaveLength(8);
  });

  it('says of a problem that is on no page what it is, and where', () => {
    const same = { '/': '<p>One</p>' };
    const problem = {
      id: 'a',
      title: 'Check: translation-drift',
      changes: [
        {
          kind: 'check' as const,
          signature: 'a',
          title: 'Check: translation-drift',
          place: 'content/home/pl.mdx:3',
          notes: ['the English text changed'],
        },
      ],
      pages: [],
      kinds: ['check' as const],
      reasons: [],
      isProblem: true,
    };
    expect(summaryOf({ ...reviewOf(same, same), groups: [problem] })).toContain(
      '| Check | the English text changed |  | content/home/pl.mdx:3 |',
    );
  });

  it('says so where nothing differs', () => {
    const same = { '/': '<p>One</p>' };
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
    expect(review.groups).toHaveLength(300);
    expect(summaryOf(review).length).toBeLessThanOrEqual(longestComment);
    const summary = summaryOf(review, 20_000);
    expect(summary.length).toBeLessThanOrEqual(20_000);
    const rows = summary.split('\n').filter((line) => /^\| \d/.test(line)).length;
    expect(summary).toContain(`… and ${300 - rows} more changes`);
  });
});
