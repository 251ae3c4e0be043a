import { expect, it } from 'vitest';
import { brokenRegion } from './broken-region';

/** What is taken out of a text for a character marked with `▸`. */
function takenOut(marked: string): string {
  const text = marked.replace('▸', '');
  const { start, end } = brokenRegion(text, marked.indexOf('▸'), 0);
  return text.slice(start, end);
}

it.each([
  ['a sign for less alone', 'a ▸<5 b', '<'],
  ['a comment', 'a\n\n▸<!-- b\n\nc --> d', '<!-- b\n\nc -->'],
  ['the lines of a tag', 'a\n▸<B\n  c=“d”\n>\ne', '<B\n  c=“d”\n>'],
  ['the paragraph of a brace', 'a\n\nb {▸c\nd\n\ne', 'b {c\nd'],
  ['a paragraph of a quotation', '> a\n>\n> b ▸{c\n>\n> d', '> b {c'],
  ['a tag with an empty line in it', '▸<B\n\n  c="d\n/>\n\ne', '<B\n\n  c="d\n/>'],
  ['the first line of a text', '\n▸<B c=“d”', '<B c=“d”'],
])('takes out %s', (_name, marked, expected) => {
  expect(takenOut(marked).trim()).toBe(expected);
});
