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

it.each([
  [
    'the name instead of the id',
    'author: ▸Ana',
    'there is no person "Ana" in data/people.yaml; did you mean `anna`?',
  ],
  [
    'several names',
    'author: ▸Bo, Jan and Eve',
    'expected the key of one person there, such as `anna-nowak`; a second goes into `coauthor`',
  ],
  [
    'a page of text',
    `author: ▸${'Lorem ipsum dolor '.repeat(300)}`,
    'in data/people.yaml: expected the key of one person',
  ],
])('tells what to write in place of %s, in a line', (_name, line, words) => {
  const { problems, places } = checkMarked(post(line), file);
  expect(problems).toEqual([
    { ...places[0], rule: 'unknown-person', message: expect.stringContaining(words) },
  ]);
  expect(problems[0]?.message.length).toBeLessThan(300);
});

it('says where further authors go when `author` is a list', () => {
  const { problems } = checkMarked(post('author: [anna, anna]'), file);
  expect(problems.map(({ message }) => message)).toEqual([
    '`author`: expected one person; write a second as `coauthor`, and further ones as `authors: […]`, found a list; write `author: "…"`',
  ]);
});
