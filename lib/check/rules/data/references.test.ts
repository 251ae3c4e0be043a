import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import {
  checkMarked,
  checkTree,
  expectProblem,
  page,
  people,
} from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const file = 'blog/post/en.mdx';
const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', ...lines);

describe('people', () => {
  it('are there, or the one that was meant is suggested', () => {
    expectProblem(
      post('author: ▸ana'),
      'unknown-entry',
      'there is no person "ana" in data/people.yaml; did you mean `anna`?',
      file,
    );
  });

  it('are there where they are optional as well', () => {
    expectProblem(
      post('author: anna', 'coauthor: ▸bartosz'),
      'unknown-entry',
      'there is no person "bartosz" in data/people.yaml; expected one of `anna`',
      file,
    );
    expect(checkMarked(post('author: anna', 'coauthor: anna'), file).problems).toEqual([]);
  });

  it('are not there where there is no file of people', () => {
    const { problems } = checkTree({ [file]: post('author: anna') });
    expect(problems).toEqual([
      {
        file,
        line: 6,
        column: 9,
        rule: 'unknown-entry',
        message: 'there is no person "anna" in data/people.yaml',
      },
    ]);
  });

  it('have ids that can be part of the address of a page', () => {
    const person = '  name: Jan\n  position: { en: E, pl: P }\n  bio: { en: E, pl: P }\n';
    const { problems } = checkTree({
      [file]: post('author: jan', 'authors: [Jan_K, zażółć, jan]'),
      'data/people.yaml': ['jan', 'Jan_K', 'zażółć'].map((id) => `${id}:\n${person}`).join(''),
    });
    expect(problems).toEqual(
      [5, 9].map((line) => ({
        file: 'data/people.yaml',
        line,
        column: 1,
        rule: 'data-file',
        message: expect.stringContaining('expected lower-case letters'),
      })),
    );
  });

  it.each([
    [
      'the name instead of the id',
      'author: ▸Ana',
      '"Ana" in data/people.yaml; did you mean `anna`',
    ],
    ['several names', 'author: ▸Bo, Jan and Eve', 'data/people.yaml; expected one of `anna`'],
    [
      'a page of text',
      `author: ▸${'Lorem ipsum dolor '.repeat(300)}`,
      'in data/people.yaml; expected one of `anna`',
    ],
  ])('are told in place of %s, in a line', (_name, line, words) => {
    const { problems, places } = checkMarked(post(line), file);
    expect(problems).toEqual([
      { ...places[0], rule: 'unknown-entry', message: expect.stringContaining(words) },
    ]);
    expect(problems[0]?.message.length).toBeLessThan(300);
  });

  it('says where further authors go when `author` is a list', () => {
    const { problems } = checkMarked(post('author: [anna, anna]'), file);
    expect(problems.map(({ message }) => message)).toEqual([
      '`author`: expected one person; write a second as `coauthor`, and further ones as `authors: […]`, found a list; write `author: "…"`',
    ]);
  });
});

describe('tags', () => {
  const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
  const tags = ['finops', 'exit-plan']
    .map(
      (id) =>
        `${id}:\n  name: { en: ${id.toUpperCase()}, pl: ${id.toUpperCase()} }\n  slug: ${id}\n  description: { en: "${sentence} ${id.toUpperCase()}", pl: "${sentence} ${id.toUpperCase()}" }\n`,
    )
    .join('');
  /** What the check says of a post with a line of tags: line, column and message. */
  const reported = (line: string, data: string | undefined = tags) =>
    checkTree({
      [file]: post('author: anna', line),
      'data/people.yaml': people,
      ...(data === undefined ? {} : { 'data/tags.yaml': data }),
    }).problems.map((problem) => [problem.rule, problem.line, problem.column, problem.message]);

  it('accepts tags that exist, and a post without any', () => {
    expect(reported('tags: [exit-plan, finops]')).toEqual([]);
    expect(reported('tags: []')).toEqual([]);
  });

  it('tells a tag that is not there at its place, with the one that was meant', () => {
    const message = 'there is no tag "fin-ops" in data/tags.yaml; did you mean `finops`?';
    expect(reported('tags: [exit-plan, fin-ops]')).toEqual([['unknown-entry', 7, 19, message]]);
  });

  it('names all tags where none is near, and none where there are none', () => {
    const message = 'there is no tag "gardening" in data/tags.yaml';
    const choice = '; expected one of `finops`, `exit-plan`';
    expect(reported('tags: [gardening]')).toEqual([['unknown-entry', 7, 8, message + choice]]);
    const { problems } = checkMarked(post('author: anna', 'tags: [▸gardening]'), file);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('tells a tag that is given twice', () => {
    const message = 'entry 2 of `tags`: "finops" is here twice: keep one of the two';
    expect(reported('tags: [finops, finops]')).toEqual([['frontmatter-value', 7, 16, message]]);
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
});

const rulesFor = (files: Readonly<Record<string, string>>) =>
  checkContent(writeTree(files), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
  }).problems.map(({ rule, file }) => `${rule} ${file}`);

/** What only a broken file can be the reason of. */
const own = (found: readonly string[]) =>
  found.filter((problem) => !/^missing-translation/.test(problem));

describe('a data file that cannot be read, or not all of it, is the only one reported', () => {
  it.each([
    ['an open quotation mark', people.replace('name: Anna', 'name: "Anna')],
    ['a key without its colon', people.replace('anna:', 'anna')],
  ])('people.yaml: %s', (_name, broken) => {
    expect(broken).not.toBe(people);
    const found = rulesFor({ [file]: post('author: anna'), 'data/people.yaml': broken });
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
