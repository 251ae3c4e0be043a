import { expect, it } from 'vitest';
import { seededNumbers, seededRandom } from './seeded-random';

it('stays between its ends and reaches both', () => {
  const { between } = seededRandom('ends');
  const found = new Set(Array.from({ length: 300 }, () => between(-2, 2)));
  expect([...found].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
});

/** The first numbers that follow from a text. */
const numbersOf = (text: string, count = 200) => {
  const next = seededNumbers(text);
  return Array.from({ length: count }, next);
};

it('gives the same numbers for the same text, today and after every change of the code', () => {
  expect(numbersOf('blog/a')).toEqual(numbersOf('blog/a'));
  expect(numbersOf('blog/a', 3)).toEqual([
    0.84078239928931, 0.5592450115364045, 0.5388956065289676,
  ]);
});

it('stays between 0 and 1 and covers the range', () => {
  const numbers = numbersOf('blog/a');
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (const tenth of Array.from({ length: 10 }, (_, index) => index)) {
    expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(5);
  }
});
