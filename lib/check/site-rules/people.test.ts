import { expect, it } from 'vitest';
import { checkMarked, checkTree, expectProblem, page } from '@/tests/support/marked-content';

const file = 'blog/post/en.mdx';
const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', ...lines);

it('reports an unknown person and suggests the one that was meant', () => {
  expectProblem(
    post('author: ▸ana'),
    'unknown-person',
    'there is no person "ana" in data/people.yaml; did you mean `anna`?',
    file,
  );
});

it('looks at optional references as well', () => {
  expectProblem(
    post('author: anna', 'coauthor: ▸bartosz'),
    'unknown-person',
    'there is no person "bartosz" in data/people.yaml; expected one of `anna`',
    file,
  );
});

it('accepts people that exist', () => {
  expect(checkMarked(post('author: anna', 'coauthor: anna'), file).problems).toEqual([]);
});

it('knows nobody where there is no file of people', () => {
  const { problems } = checkTree({ [file]: post('author: anna') });
  expect(problems).toEqual([
    {
      file,
      line: 6,
      column: 9,
      rule: 'unknown-person',
      message: expect.stringContaining('there is no person "anna" in data/people.yaml'),
    },
  ]);
});
