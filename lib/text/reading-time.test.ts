import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

const words = (count: number) => Array(count).fill('słowo').join(' ');

it.each([
  ['nothing', 0, 1],
  ['a sentence', 10, 1],
  ['almost a minute and a half', 356, 1],
  ['a minute and a half', 357, 2],
  ['ten minutes', 2380, 10],
])('rounds to whole minutes, at least one: %s', (_name, count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

it('counts words, not spaces and marks', () => {
  expect(readingMinutes(words(2380).replaceAll(' ', ' — \n\n* '))).toBe(10);
});

it('counts words with letters outside ASCII once', () => {
  expect(readingMinutes('zażółć '.repeat(476))).toBe(2);
});
