import { expect, it } from 'vitest';
import { createSource } from '@/lib/content/source';
import { compareBlocks, sourceBlocks } from './translation-record';

const blocks = (text: string) =>
  sourceBlocks(createSource('a/en.mdx', text))?.map((block) => [block.name, block.text]);

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

it('gives the same blocks with Windows line ends, and knows their places', () => {
  const text = 'One\ntwo.\n\n- three\n';
  expect(blocks(text.replaceAll('\n', '\r\n'))).toEqual(blocks(text));
  expect(sourceBlocks(createSource('a/en.mdx', text))?.map(({ offset }) => offset)).toEqual([
    0, 10,
  ]);
});

it.each(['<Section>\n', '---\na: &a [*a]\n---\n\nText\n'])('knows nothing of %j', (text) => {
  expect(blocks(text)).toBeUndefined();
});

/** Changes as short words: `2~3` changed, `2-` removed, `2+3` added before 2. */
const changes = (before: string, now: string) =>
  compareBlocks([...before], [...now]).map(({ before: index, now: to, isNew }) =>
    isNew ? `${index}+${to}` : to === undefined ? `${index}-` : `${index}~${to}`,
  );

it.each([
  ['abc', 'abc', []],
  ['', '', []],
  ['abc', 'axc', ['1~1']],
  ['abc', 'abxc', ['2+2']],
  ['abc', 'ac', ['1-']],
  ['abc', '', ['0-', '1-', '2-']],
  ['', 'ab', ['0+0', '0+1']],
  ['abcdef', 'axcdyf', ['1~1', '4~4']],
  ['abcdef', 'xbcdeyzf', ['0~0', '5+5', '5+6']],
  ['aaaa', 'aa', ['2-', '3-']],
  ['abcd', 'bcda', ['0-', '4+3']],
])('compares %s with %s', (before, now, expected) => {
  expect(changes(before, now)).toEqual(expected);
});

it('compares very long texts as a whole', () => {
  const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`);
  const found = compareBlocks(['first', ...long('a'), 'last'], ['first', ...long('b'), 'last']);
  expect(found).toHaveLength(1500);
  expect(found[0]).toEqual({ before: 1, now: 1, isNew: false });
});
