import { expect, it } from 'vitest';
import { checkMarked, checkTree, page, people } from '@/tests/support/marked-content';

const file = 'blog/post/en.mdx';
const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
const tags = ['finops', 'exit-plan']
  .map(
    (id) =>
      `${id}:\n  name: { en: ${id.toUpperCase()}, pl: ${id.toUpperCase()} }\n  slug: ${id}\n  description: { en: "${sentence} ${id.toUpperCase()}", pl: "${sentence} ${id.toUpperCase()}" }\n`,
  )
  .join('');
const post = (line: string) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', 'author: anna', line);

/** What the check says of a post with a line of tags: line, column and message. */
const reported = (line: string, data: string | undefined = tags) =>
  checkTree({
    [file]: post(line),
    'data/people.yaml': people,
    ...(data === undefined ? {} : { 'data/tags.yaml': data }),
  }).problems.map((problem) => [problem.rule, problem.line, problem.column, problem.message]);

it('accepts tags that exist, and a post without any', () => {
  expect(reported('tags: [exit-plan, finops]')).toEqual([]);
  expect(reported('tags: []')).toEqual([]);
});

it('tells a tag that is not there at its place, with the one that was meant', () => {
  const message = 'there is no tag "fin-ops" in data/tags.yaml; did you mean `finops`?';
  expect(reported('tags: [exit-plan, fin-ops]')).toEqual([['unknown-tag', 7, 19, message]]);
});

it('names all tags where none is near, and none where there are none', () => {
  const message = 'there is no tag "gardening" in data/tags.yaml';
  const choice = '; expected one of `finops`, `exit-plan`';
  expect(reported('tags: [gardening]')).toEqual([['unknown-tag', 7, 8, message + choice]]);
  const { problems } = checkMarked(post('tags: [▸gardening]'), file);
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

it('tells a tag that is given twice', () => {
  const message = 'the post has the tag "finops" twice: keep one of the two';
  expect(reported('tags: [finops, finops]')).toEqual([['unknown-tag', 7, 16, message]]);
});

it('leaves a file of tags that cannot be read to data-file', () => {
  expect(reported('tags: [finops]', 'finops: [').map(([rule]) => rule)).toEqual(['data-file']);
});

it('wants names, addresses and descriptions of their own for tags', () => {
  const twins = tags
    .replace('slug: exit-plan', 'slug: finops')
    .replace('en: EXIT-PLAN', 'en: FINOPS');
  expect(reported('tags: [finops]', twins)).toEqual([
    [
      'data-file',
      6,
      15,
      '`en` of `name` of `exit-plan`: expected another one than that of the tag "finops"',
    ],
    [
      'data-file',
      7,
      9,
      '`slug` of `exit-plan`: expected another one than that of the tag "finops"',
    ],
  ]);
});
