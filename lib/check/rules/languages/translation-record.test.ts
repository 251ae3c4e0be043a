import { expect, it } from 'vitest';
import { createSource } from '@/lib/content/source';
import { recordOf, sourceBlocks } from './translation-record';

const source = (text: string) => createSource('a/en.mdx', text);
const blocks = (text: string) =>
  sourceBlocks(source(text)).map(({ name, text: own }) => [name, own]);

it('lists texts of the frontmatter, tags and what is in them', () => {
  const text = [
    '---',
    'title: "{brand}: Zażółć"',
    'slug: costs',
    '---',
    '',
    '<Hero lead="A" />',
    '',
    '<Section>',
    '',
    '## Six  areas',
    '',
    '<Feature heading="One">',
    '',
    'Some <b>text</b>',
    'on two lines.',
    '',
    '</Feature>',
    '',
    '</Section>',
    '',
  ].join('\n');
  expect(blocks(text)).toEqual([
    ['title', '{brand}: Zażółć'],
    ['<Hero>', '<Hero lead="A" />'],
    ['heading', '## Six areas'],
    ['<Feature>', '<Feature heading="One">'],
    ['paragraph', 'Some <b>text</b> on two lines.'],
  ]);
});

it.each([
  [
    'a tag over several lines',
    '<Chart\n  a="1"\n\n  b={[2]}\n/>',
    [['<Chart>', '<Chart a="1" b={[2]} />']],
  ],
  [
    'code',
    '```ts\na\n\n<B c="1" />\n```\nOne.',
    [
      ['code', '```ts a <B c="1" /> ```'],
      ['paragraph', 'One.'],
    ],
  ],
  ['a list', '- a\n- b', [['list', '- a - b']]],
  ['a table', '| a |\n| - |\n| b |', [['table', '| a | | - | | b |']]],
])('keeps together what is one: %s', (_name, text, expected) => {
  expect(blocks(`${text}\n`)).toEqual(expected);
});

it('gives the same blocks with Windows line ends, and knows their places', () => {
  const text = 'One\ntwo.\n\n- three\n\n```\na\n\nb\n```\n\n<A\n  b="1"\n/>\n';
  expect(blocks(text.replaceAll('\n', '\r\n'))).toEqual(blocks(text));
  expect(sourceBlocks(source(text)).map(({ offset }) => offset)).toEqual([0, 10, 19, 33]);
});

it.each([
  ['<Section>\n', []],
  ['Text\n\n<Section a="1"\n\nb\n', ['Text', '<Section a="1" b']],
  ['```\na\n\nb\n', ['``` a b']],
  ['---\ntitle: &a [*a]\n---\n\nText\n', ['Text']],
  [`---\ntitle: ${'['.repeat(15_000)}\n---\n\nText\n`, ['Text']],
])('survives %.40j, which cannot be parsed', (text, expected) => {
  expect(blocks(text).map(([, own]) => own)).toEqual(expected);
});

it('records a hash and the first words of a block, which do not change with its spaces', () => {
  const record = (text: string) => recordOf(source(text), 'translation').blocks;
  expect(
    record('Costs are told every month.\n\nShort.\n\nSupercalifragilisticexpialidocious\n'),
  ).toEqual([
    expect.stringMatching(/^[\w-]{10} Costs are told every$/),
    expect.stringMatching(/^[\w-]{10} Short\.$/),
    expect.stringMatching(/^[\w-]{10} Supercalifragilistic$/),
  ]);
  expect(record('One  two\nthree\n')).toEqual(record('One two three\n'));
});
