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

it('refuses an author whose id could be no part of the address of a page', () => {
  const person = '  name: Jan\n  position: { en: E, pl: P }\n  bio: { en: E, pl: P }\n';
  const { problems } = checkTree({
    [file]: post('author: jan', 'authors: [Jan_K, zażółć, jan]'),
    'data/people.yaml': ['jan', 'Jan_K', 'zażółć', 'Expert']
      .map((id) => `${id}:\n${person}`)
      .join(''),
  });
  expect(problems).toEqual(
    ['Jan_K', 'zażółć'].map((id) => ({
      file,
      line: 7,
      column: id === 'Jan_K' ? 11 : 18,
      rule: 'unknown-person',
      message: expect.stringMatching(`^"${id}" is to be part of the address of the author’s page`),
    })),
  );
});
