import { expect, it } from 'vitest';
import { diceOf } from './dice';

it('throws the same for the same seed and otherwise for another', () => {
  const throws = (seed: string) => {
    const { between } = diceOf(seed);
    return Array.from({ length: 8 }, () => between(0, 1000));
  };
  expect(throws('services/finops')).toEqual(throws('services/finops'));
  expect(throws('services/finops')).not.toEqual(throws('services/gen-ai'));
});

it('stays between its ends and reaches both', () => {
  const { between } = diceOf('ends');
  const found = new Set(Array.from({ length: 300 }, () => between(-2, 2)));
  expect([...found].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
});

it('picks each of several things', () => {
  const { pick } = diceOf('things');
  const found = new Set(Array.from({ length: 100 }, () => pick(['a', 'b', 'c'])));
  expect([...found].sort()).toEqual(['a', 'b', 'c']);
});
