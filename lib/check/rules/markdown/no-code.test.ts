import { expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';

it.each([
  ['import', '▸import Card from "./card"\n\nText\n'],
  ['export', 'Text\n\n▸export const a = 1\n\nText\n'],
])('refuses %s', (_name, body) => {
  expectProblem(
    page(body),
    'no-code',
    'a paragraph that begins with the word import or export is taken for program code',
  );
});

it.each([
  [
    'a calculation in a line',
    'Zażółć 😀 ▸{1 + 1} text\n',
    '{1 + 1} is no name that the site fills in',
  ],
  [
    'an expression of its own',
    'Text\n\n▸{process.env.HOME}\n',
    '{process.env.HOME} is no name that the site fills in',
  ],
  [
    'an expression in a block',
    '<Section>\n\n- ▸{a}\n\n</Section>\n',
    '{a} is no name that the site fills in',
  ],
  ['a comment', 'Text\n\n▸{/* note */}\n', '{/* note */} is no name that the site fills in'],
  [
    'a name that every object inherits',
    'At ▸{constructor}.\n',
    '{constructor} is no name that the site fills in',
  ],
])('refuses %s', (_name, body, words) => {
  expectProblem(
    page(body),
    'no-code',
    `${words}: expected text, or one of {company}, {brand}, {product}`,
  );
});

it('refuses a misspelt name, and says which was meant', () => {
  expectProblem(
    page('At ▸{compnay}.\n'),
    'no-code',
    '`{compnay}` means nothing; did you mean `{company}`?',
  );
});

it('accepts the provider’s names, and braces in code', () => {
  const { problems } = checkMarked(page('At {company}, by { brand }: `{x}`\n\n```\n{y}\n```\n'));
  expect(problems).toEqual([]);
});

it.each([
  [
    'a misspelt name',
    'Żó 😀 ![At ▸{compnay}](a.svg)\n',
    '`{compnay}` means nothing; did you mean `{company}`?',
  ],
  ['a misspelt name in a title', '![Plan](a.svg "By ▸{compnay}")\n', '`{compnay}` means nothing'],
])('refuses %s of a picture', (_name, body, words) => {
  const { problems, places } = checkMarked(page(body));
  const reported = problems.filter(({ rule }) => rule !== 'picture-missing');
  expect(reported).toEqual([
    { ...places[0], rule: 'no-code', message: expect.stringContaining(words) },
  ]);
});

it('accepts names, braces behind a backslash and code in the text of a picture', () => {
  const { problems } = checkMarked(page('![{company}, { brand }, \\{x\\}, `{y}`](a.svg)\n'));
  expect(problems.map(({ rule }) => rule)).toEqual(['picture-missing']);
});
