import { expect, it } from 'vitest';
import { createSource } from '../source';
import { sourceBlocks } from './source-blocks';

const blocks = (text: string) =>
  sourceBlocks(createSource('a/en.mdx', text))?.map((block) => [block.name, block.text]);

it('lists texts of the frontmatter, tags and what stands in them', () => {
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
