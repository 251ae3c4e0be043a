import { expect, it } from 'vitest';
import {
  formatProblem,
  type Problem,
  pathOfProblem,
  sortProblems,
  withShortQuotes,
} from './problem';

const problem = (file: string, line: number, column: number): Problem => ({
  file,
  line,
  column,
  rule: 'dead-link',
  message: 'there is no page "a"',
  severity: 'error',
});

it('is shown as one line that editors can follow', () => {
  expect(formatProblem(problem('home/en.mdx', 12, 3), 'content')).toBe(
    'content/home/en.mdx:12:3  dead-link  there is no page "a"',
  );
});

it('says that it is a warning where it is one', () => {
  expect(formatProblem({ ...problem('home/en.mdx', 12, 3), severity: 'warning' }, 'content')).toBe(
    'content/home/en.mdx:12:3  dead-link  warning: there is no page "a"',
  );
});

it('is shown with its path from the project’s root when its file stands beside the content', () => {
  const beside = { ...problem('messages/pl/common.json', 3, 5), isBeside: true };
  expect(formatProblem(beside, 'content')).toMatch(/^messages\/pl\/common\.json:3:5 /);
  expect(pathOfProblem(beside, '/tmp/site/content')).toBe('/tmp/site/messages/pl/common.json');
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
  const page = 'Lorem ipsum '.repeat(500);
  const message = `there is no person "${page}": expected one of \`${page}\`, not “${page}”; see "a"`;
  const short = withShortQuotes(message);
  expect(short.length).toBeLessThan(420);
  expect(short).toMatch(/^there is no person "Lorem ipsum [^"]*…": expected .*; see "a"$/);
  const sound = `"a" is no \`b\`, ${'and so on '.repeat(30)}: expected \`c\``;
  expect(withShortQuotes(sound)).toBe(sound);
});
