import { expect, it } from 'vitest';
import { costOf } from './cost';

it('takes each unit at the price of its tier', () => {
  const price = {
    net: 0.11,
    tiers: [
      { above: 1000, net: 0.1 },
      { above: 5000, net: 0.05 },
    ],
  };
  expect(costOf(price, 100)).toBe(11);
  expect(costOf(price, 1000)).toBe(110);
  expect(costOf(price, 2000)).toBe(210);
  expect(costOf(price, 6000)).toBe(110 + 400 + 50);
});

it('has one price without tiers', () => {
  expect(costOf({ net: 148 }, 3)).toBe(444);
});
