import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/check/problem';
import { report } from './report';

const problems = (count: number, ruleId: string, fatal: boolean): Problem[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `blog/post-${index}/en.mdx`,
    line: index + 1,
    column: 1,
    ruleId,
    reason: 'found nothing: "a"',
    fatal,
  }));

const many = {
  pages: 2000,
  problems: [
    ...problems(59_000, 'repeated-paragraph', false),
    ...problems(3, 'wrong-dash', false),
    ...problems(300, 'dead-link', true),
    ...problems(1, 'mdx-syntax', true),
  ],
};

describe('a report of thousands of problems', () => {
  it('is cut in text, with a count, and errors go before warnings', () => {
    const lines = report(many, 'text').split('\n');
    expect(lines.length).toBeLessThan(215);
    const rules = lines.flatMap((line) => /en\.mdx:\d+:1 {2}(\S+)/.exec(line)?.[1] ?? []);
    expect(rules).toHaveLength(200);
    expect(new Set(rules)).toEqual(new Set(['dead-link', 'mdx-syntax']));
    expect(lines.slice(200)).toEqual([
      expect.stringMatching(/^… and 59104 more problems: .*--json.* lists all/),
      '',
      '  300  error    dead-link',
      '    1  error    mdx-syntax',
      '59000  warning  repeated-paragraph',
      '    3  warning  wrong-dash',
      '2000 pages checked, 301 errors, 59003 warnings',
    ]);
  });

  it('shows problems of every rule, however frequent another is', () => {
    const warnings = many.problems.filter(({ fatal }) => !fatal);
    const text = report({ pages: 2000, problems: warnings }, 'text');
    expect(text.match(/en\.mdx:\d+:1 {2}wrong-dash {2}warning: /g)).toHaveLength(3);
    expect(text.match(/en\.mdx:\d+:1 {2}repeated-paragraph {2}warning: /g)).toHaveLength(197);
  });

  it('begins with errors as annotations, of which GitHub shows ten of each kind', () => {
    const lines = report(many, 'github').split('\n');
    const commands = lines.filter((line) => line.startsWith('::'));
    expect(commands).toHaveLength(1000);
    expect(commands.slice(0, 301).every((line) => line.startsWith('::error '))).toBe(true);
    expect(commands.slice(301).every((line) => line.startsWith('::warning '))).toBe(true);
    expect(commands.join('\n')).toContain('title=wrong-dash');
    expect(lines.at(-1)).toBe('2000 pages checked, 301 errors, 59003 warnings');
    expect(lines[1000]).toMatch(/^… and 58304 more problems/);
  });

  it('is complete as JSON, with a count for each rule', () => {
    const read = JSON.parse(report(many, 'json'));
    expect(read.problems).toHaveLength(many.problems.length);
    expect(read.counts[2]).toEqual({
      rule: 'repeated-paragraph',
      severity: 'warning',
      count: 59_000,
    });
  });
});

it('counts nothing by rule where one rule is broken, and says when there is no problem', () => {
  const found = { pages: 3, problems: problems(2, 'dead-link', true) };
  expect(report(found, 'text').split('\n').slice(2)).toEqual(['3 pages checked, 2 errors']);
  expect(report({ pages: 1, problems: [] }, 'text')).toBe('1 page checked, no problems');
});
