import { expect, it } from 'vitest';
import { readWholeYaml } from '@/lib/check/extract/yaml';

/** Messages about a text, each with its line and column. */
const found = (text: string) =>
  readWholeYaml(text, 'shared').syntax.map(({ offset, message }) => {
    const lines = text.slice(0, offset).split('\n');
    return [lines.length, (lines.at(-1)?.length ?? 0) + 1, message];
  });

it.each([
  [
    'a key too far in',
    '- label: groups.a\n  items:\n    - label: items.a\n       url: /home\n',
    [4, 8, '`url` has 7 spaces before it: expected 6, as before `label` above it'],
  ],
  [
    'a key not far enough in',
    'anna:\n  name: Anna\n position: Lead\n',
    [3, 2, '`position` has 1 space before it: expected 2, as before `name` above it'],
  ],
])('names the column of %s, and the one that was meant', (_name, text, expected) => {
  expect(found(text)[0]).toEqual(expected);
});

it('says what to do where a value holds a colon', () => {
  expect(found('title: Costs: who pays\n')[0]?.[2]).toMatch(/holds a colon with a space after it/);
});
