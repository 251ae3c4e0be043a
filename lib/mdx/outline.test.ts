import { expect, it } from 'vitest';
import { compile } from '@/tests/support/compiled';
import { outlineOf } from './outline';

const outline = (source: string) => outlineOf(compile(source).tree);

it('has the headings of level 2, each with those of level 3 below it', () => {
  const source = '## One\n\n### A `b`\n\n#### Deep\n\n### C\n\n## Two\n';
  expect(outline(source)).toEqual([
    {
      id: 'one',
      text: 'One',
      children: [
        { id: 'a-b', text: 'A b', children: [] },
        { id: 'c', text: 'C', children: [] },
      ],
    },
    { id: 'two', text: 'Two', children: [] },
  ]);
});

it('knows headings within blocks, and one of level 3 that is above all others', () => {
  expect(outline('### Alone\n\n<Section>\n\n## Within\n\n</Section>\n')).toMatchObject([
    { id: 'alone' },
    { id: 'within' },
  ]);
});

it('leaves out the heading of the footnotes, and the numbers of notes in headings', () => {
  const [one, ...more] = outline('## One[^a]\n\nText.\n\n[^a]: Note.\n');
  expect(one?.text).toBe('One');
  expect(more).toEqual([]);
});

it('is empty where there are no headings', () => {
  expect(outline('Text.')).toEqual([]);
});
