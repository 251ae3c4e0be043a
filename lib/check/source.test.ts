import { expect, it } from 'vitest';
import { createSource } from './source';

it.each([
  ['the beginning', 'ab\ncd', 0, 1, 1],
  ['the end of a line', 'ab\ncd', 2, 1, 3],
  ['the beginning of a line', 'ab\ncd', 3, 2, 1],
  ['an empty line', 'ab\n\ncd', 3, 2, 1],
  ['a line that ends as on Windows', 'ab\r\ncd', 5, 2, 2],
  ['a place behind letters outside ASCII', 'żó\nłw 😀x', 8, 2, 6],
  ['an offset before the text', 'ab\ncd', -1, 1, 1],
  ['an offset beyond the text', 'ab\ncd', 99, 2, 3],
  ['an empty text', '', 0, 1, 1],
])('knows line and column of %s', (_name, text, offset, line, column) => {
  expect(createSource('a.mdx', text).at(offset)).toEqual({ line, column });
});

it('does not count a byte-order mark', () => {
  const source = createSource('a.mdx', '\uFEFFab');
  expect(source.text).toBe('ab');
  expect(source.at(1)).toEqual({ line: 1, column: 2 });
});
