import { expect, it } from 'vitest';
import { type EstimatePrices, estimate, firstChoice } from './estimate';

const prices: EstimatePrices = {
  machines: [{ net: 100 }, { net: 200 }],
  disk: { net: 0.5 },
  objects: { net: 0.1, tiers: [{ above: 1000, net: 0.05 }] },
  copies: [{ net: 0.2 }, { net: 0.1 }],
  support: [0, 1000],
};
const none = { ...firstChoice, disk: 0, objects: 0, copies: 0, support: 0 };

it('adds up machines, storage, both copies and support', () => {
  expect(estimate(firstChoice, prices)).toBe(600 + 300 + 100 + 360 + 1000);
});

it('charges the hours a machine is on, and no more than a month has', () => {
  expect(estimate({ ...none, hours: 365 }, prices)).toBe(300);
  expect(estimate({ ...none, hours: 744 }, prices)).toBe(600);
});

it('takes each GB at the price of its tier', () => {
  expect(estimate({ ...none, count: 0, objects: 2000 }, prices)).toBe(150);
});
