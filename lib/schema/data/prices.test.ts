import { expect, it } from 'vitest';
import { pricesSchema } from './prices';

const entry = {
  name: { en: 'Storage', pl: 'Pamięć' },
  unit: 'gb-month',
  net: 0.11,
  valid: { from: '2026-10-01', until: '2027-09-30' },
};

const faults = (change: object) =>
  pricesSchema
    .safeParse({ storage: { ...entry, ...change } })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('takes a price with tiers that fall', () => {
  expect(
    faults({
      tiers: [
        { above: 10, net: 0.1 },
        { above: 20, net: 0.09 },
      ],
    }),
  ).toBeUndefined();
});

it('refuses what is free or paid for by the provider', () => {
  expect(faults({ net: 0 })).toHaveLength(1);
  expect(faults({ net: -3 })).toHaveLength(1);
});

it('refuses tiers that rise in price or begin no further up', () => {
  expect(
    faults({
      tiers: [
        { above: 10, net: 0.12 },
        { above: 10, net: 0.1 },
      ],
    }),
  ).toEqual([
    [
      'storage.tiers.0.net',
      'expected less than 0.11, the price before it: a larger quantity is never dearer',
    ],
    ['storage.tiers.1.above', 'expected more than 10, where the tier before it begins'],
  ]);
});

it('refuses a price that ends before it begins', () => {
  expect(faults({ valid: { from: '2026-10-01', until: '2026-10-01' } })).toEqual([
    ['storage.valid.until', 'expected a day after `from`'],
  ]);
});
