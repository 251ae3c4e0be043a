import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf, problemsOf } from '@/tests/support/rule-fixtures';

const messages = (body: string, ...lines: string[]) =>
  messagesOf('stray-markdown', page(body, ...lines));

it.each([
  ['a space before the closing stars', 'Costs **fall **now.'],
  ['a star too few', 'Costs **fall* now.'],
  ['a star too many', 'Costs *fall** now.'],
  ['stars that are never closed', 'Costs **fall now.'],
  ['a heading without a space', '##Costs'],
  ['a table without the line below its header', '| Cost | Owner |\n| 5 | IT |'],
  ['a table whose line has too few cells', 'Costs:\n\n| Cost | Owner |\n| --- |\n| 5 | IT |'],
  ['rows right below a paragraph', 'Costs:\n| Cost | Owner |'],
])('tells %s', (_name, body) => expect(messages(`${body}\n`)).toHaveLength(1));

it.each([
  ['> [!NOTE]\n> Costs fall.', 'note'],
  ['> [!warning] Costs\n> They rise.', 'warning'],
  ['- a\n\n  > [!Tip]\n  > Costs fall.', 'tip'],
  ['> [!IMPORTANT]\n> Costs fall.', 'note'],
  ['[!CAUTION]\nCosts rise.', 'warning'],
  [':::danger Costs\n\nThey rise.', 'warning'],
])('tells what to write in place of another tool’s note: %j', (body, kind) => {
  expect(messages(`${body}\n`)).toEqual([
    expect.stringContaining(`expected <Callout kind="${kind}"> and </Callout> around the text`),
  ]);
});

it.each([
  ['bold words', '**Costs**'],
  ['a link', '[Costs](/home)'],
  ['code', '`Costs`'],
])('tells %s in a property', (_name, text) => {
  expect(messages(`<LinkCard label="${text}" />\n`)).toEqual([
    expect.stringContaining('is Markdown, which works in the text of a page and not here'),
  ]);
});

it('tells bold words in the frontmatter', () => {
  expect(messages('Text.\n', 'summary: "Costs **fall** now"')).toHaveLength(1);
});

it.each([
  ['bold, italic, and both', '**a** *b* ***c*** **d**e'],
  ['powers and products', '2**3 and 2 * 3'],
  ['stars behind backslashes', '\\*\\*a'],
  ['code', '`**a` and\n\n```\n##a\n```'],
  ['a keyword', '#cloud is a keyword'],
  ['marks of notes in code', '`[!NOTE]` and\n\n```\n> [!NOTE]\n:::note\n```'],
  ['brackets with a sign in a sentence', 'Costs [!] fall, see [!NOTE].'],
  ['a table', '| Cost | Owner |\n| --- | --- |\n| 5 \\| 6 | \\|IT\\| |'],
  ['a sign between words', 'Costs | owners'],
  ['a note with a star in a property', '<LinkCard label="99.95 %*" />'],
  ['a name with underscores in a property', '<LinkCard label="a__b__c" />'],
])('accepts %s', (_name, body) => expect(messages(`${body}\n`)).toEqual([]));

describe('lists and tables from a word processor', () => {
  const places = (body: string) =>
    problemsOf('stray-markdown', { 'services/finops/en.mdx': page(body) }).map(
      ({ line, column, message }) => [line, column, message],
    );

  it.each([
    ['• One\n• Two\n', 1, '"•" makes no list: expected "- "'],
    ['Costs:\n· One\n· Two\n', 1, '"·" makes no list'],
    ['\uF0B7 One\n', 1, 'makes no list'],
    ['-**One** thing\n', 1, '"-" makes no list: expected "- ", with a space'],
    ['-One\n-Two\n', 1, '"-" makes no list'],
    ['Size\tPrice\nSmall\t100\n', 5, 'a tab parts no columns: expected a table'],
  ])('are reported once for each paragraph: %j', (body, column, words) => {
    expect(places(body)).toEqual([[expect.any(Number), column, expect.stringContaining(words)]]);
  });

  it.each(['- One\n- Two\n', '- **One**\n', '-5% in a year\n', 'A – B\n', '`a\tb`\n'])(
    'are not: %j',
    (body) => {
      expect(places(body)).toEqual([]);
    },
  );
});
