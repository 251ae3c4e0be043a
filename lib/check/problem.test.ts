import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyFixes } from './apply-fixes';
import { formatProblem, type Problem, pathOfProblem, problemOf, sortProblems } from './problem';

const problem = (file: string, line: number, column: number): Problem => ({
  file,
  line,
  column,
  ruleId: 'dead-link',
  reason: 'there is no page "a"',
  fatal: true,
});

it('is shown as one line that editors can follow', () => {
  expect(formatProblem(problem('home/en.mdx', 12, 3), 'content')).toBe(
    'content/home/en.mdx:12:3  dead-link  there is no page "a"',
  );
});

it('is shown with its path from the project’s root when its file is beside the content', () => {
  const outside = problem('../messages/pl/common.json', 3, 5);
  expect(formatProblem(outside, 'content')).toMatch(/^messages\/pl\/common\.json:3:5 /);
  expect(pathOfProblem(outside, '/tmp/site/content')).toBe('/tmp/site/messages/pl/common.json');
});

it('sorts by file, then by line, then by column, as numbers', () => {
  const sorted = [
    problem('a/en.mdx', 2, 10),
    problem('a/en.mdx', 10, 2),
    problem('a/en.mdx', 10, 11),
    problem('b/en.mdx', 1, 1),
  ];
  const shuffled = [3, 2, 0, 1].flatMap((index) => sorted[index] ?? []);
  expect(sortProblems(shuffled)).toEqual(sorted);
  expect(shuffled[0]?.file).toBe('b/en.mdx');
});

it('repeats no whole page of what was found, and keeps the advice', () => {
  const rule = { name: 'dead-link', severity: 'error' } as const;
  const said = (message: string) =>
    problemOf(rule, { file: 'home/en.mdx', line: 1, column: 1, message }).reason;
  const page = 'Lorem ipsum '.repeat(500);
  const short = said(
    `there is no person "${page}": expected one of \`${page}\`, not “${page}”; see "a"`,
  );
  expect(short.length).toBeLessThan(420);
  expect(short).toMatch(/^there is no person "Lorem ipsum [^"]*…": expected .*; see "a"$/);
  const sound = `"a" is no \`b\`, ${'and so on '.repeat(30)}: expected \`c\``;
  expect(said(sound)).toBe(sound);
});

it('leaves the second of two that overlap, and any outside the text, for another run', () => {
  const fixes = [
    { start: 0, end: 5, text: 'a' },
    { start: 3, end: 8, text: 'b' },
    { start: 9, end: 99, text: 'c' },
  ];
  expect(applyFixes('0123456789', fixes)).toEqual({ text: 'a56789', count: 1 });
});

it('keeps every character that no replacement covers, in order', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span), (text, spans) => {
      const fixes = spans.map(([a, b]) => ({
        start: Math.min(a, b),
        end: Math.max(a, b),
        text: '',
      }));
      const covered = (index: number) =>
        fixes.some(({ start, end }) => start <= index && index < end);
      const kept = [...Array(text.length).keys()].filter((index) => !covered(index));
      const { text: result } = applyFixes(text, fixes);
      let at = 0;
      for (const index of kept) {
        const found = result.indexOf(text.charAt(index), at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + 1;
      }
    }),
  );
});
