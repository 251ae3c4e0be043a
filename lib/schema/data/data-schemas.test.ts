import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { inEveryLanguage } from '@/tests/support/documents';
import { certificatesSchema } from './certificates';
import { factsSchema } from './facts';
import { jobsSchema } from './jobs';
import { diskTiersSchema, machineSizesSchema } from './platform';
import { pricesSchema } from './prices';

const words = inEveryLanguage({ en: 'Databases', pl: 'Bazy danych' });

/** What is wrong with data, as path and message. */
const faultsOf = (schema: z.ZodType, data: unknown) =>
  schema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const certificate = {
  standard: 'ISO/IEC 27001',
  subject: words,
  scope: words,
  edition: '2022',
  body: 'Auditors',
  number: 'A 1',
  validFrom: '2026-03-02',
  validUntil: '2029-03-01',
  since: 2014,
};
const price = {
  name: words,
  unit: 'gb-month',
  net: 0.11,
  valid: { from: '2026-10-01', until: '2027-09-30' },
};
const job = {
  position: 'Inżynier SOC',
  level: 'mid',
  contract: 'umowa o pracę',
  place: 'Warszawa',
  cities: ['Warszawa'],
  description: 'Alarmy.',
  posted: '2026-10-01',
  validThrough: '2026-12-31',
};
const size = { vcpu: 4, memory: 16, network: 4, meantFor: words, price: 'machine-m' };
const tier = { name: words, throughput: 125, latency: 3, copies: words, iops: { most: 3000 } };

/** Entries without a mistake, in which a case changes what it is about. */
const certificates = (change: object = {}) =>
  faultsOf(certificatesSchema, { iso: { ...certificate, ...change } });
const prices = (change: object = {}) =>
  faultsOf(pricesSchema, { storage: { ...price, ...change } });
const jobs = (...changes: object[]) =>
  faultsOf(
    jobsSchema,
    changes.map((change) => ({ ...job, ...change })),
  );
const machine = (name: string, change: object = {}) =>
  faultsOf(machineSizesSchema, { [name]: { ...size, ...change } });
const disk = (iops: object) => faultsOf(diskTiersSchema, { fast: { ...tier, iops } });

it.each([
  ['a certificate', certificates()],
  ['one that ends on the day it begins', certificates({ validFrom: '2029-03-01' })],
  ['a price', prices()],
  [
    'one with tiers that fall',
    prices({
      tiers: [
        { above: 10, net: 0.1 },
        { above: 20, net: 0.09 },
      ],
    }),
  ],
  ['a position', jobs({})],
  ['one that pays as much at least as at most', jobs({ pay: { b2b: { from: 9, to: 9 } } })],
  ['one that pays by a contract of employment', jobs({ pay: { employment: { from: 9, to: 12 } } })],
  ['positions of different levels', jobs({}, { level: 'senior' }, {})],
  ['a machine called by what it has', machine('standard-4-16')],
  ['one without a price', machine('standard-4-16', { price: undefined })],
  ['a disk with as many operations at any size', disk({ most: 3000 })],
  ['a disk that grows up to a maximum', disk({ perGb: 30, most: 12000 })],
])('takes %s', (_name, faults) => expect(faults).toEqual([]));

it.each([
  [
    certificates({ validFrom: '2030-03-02' }),
    ['iso.validUntil: expected a day that is not before `validFrom`'],
  ],
  [
    prices({
      tiers: [
        { above: 10, net: 0.12 },
        { above: 10, net: 0.1 },
      ],
    }),
    [
      'storage.tiers.0.net: expected less than 0.11, the price before it: a larger quantity is never dearer',
      'storage.tiers.1.above: expected more than 10, where the tier before it begins',
    ],
  ],
  [
    prices({ valid: { from: '2026-10-01', until: '2026-10-01' } }),
    ['storage.valid.until: expected a day after `from`'],
  ],
  [jobs({ pay: {} }), ['0.pay: expected `employment`, `b2b` or both, each with `from` and `to`']],
  [
    jobs({ pay: { b2b: { from: 9000, to: 8000 } } }),
    ['0.pay.b2b.to: expected an amount that is not below `from`'],
  ],
  [
    jobs({ level: 'senior' }, { level: 'Senior' }, {}),
    ['1.level: other positions say it with other capitals; did you mean `senior`?'],
  ],
  [machine('standard-8-16'), ['standard-8-16.vcpu: expected 8, as in the name of the size']],
  [machine('standard-4-32'), ['standard-4-32.memory: expected 32, as in the name of the size']],
])('says what is wrong: %j', (faults, expected) => expect(faults).toEqual(expected));

it.each([
  ['a price that is free', prices({ net: 0 })],
  ['a price that the provider pays', prices({ net: -3 })],
  ['a machine without a network', machine('standard-4-16', { network: 0 })],
  ['a machine without processors', machine('standard-0-16', { vcpu: 0 })],
  ['a machine called otherwise', machine('medium')],
  ['a disk without a maximum', disk({ perGb: 30 })],
])('refuses %s', (_name, faults) => expect(faults).toHaveLength(1));

describe('a fact that follows from another', () => {
  const distance = { meaning: 'How far.', value: 280 };
  const facts = (others: object) => faultsOf(factsSchema, { distance, ...others });

  it('takes the place of a value', () => {
    const trip = { meaning: 'There and back.', of: { fact: 'distance', times: 0.01 } };
    expect(facts({ trip })).toEqual([]);
  });

  it('has no value besides, and one of the two has to be there', () => {
    const both = { meaning: 'Both.', value: 1, of: { fact: 'distance' } };
    expect(facts({ both, none: { meaning: 'None.' } })).toEqual([
      'both.value: expected either a value or `of`, and not both: the value would be a second source',
      'none: expected a value, or `of` with the fact from which it follows',
    ]);
  });

  it.each(['nothing', 'day', 'trip'])('does not follow from %s, which has no number', (fact) => {
    const day = { meaning: 'Since when.', value: words };
    const trip = { meaning: 'There and back.', of: { fact } };
    expect(facts({ day, trip })).toEqual([
      `trip.of.fact: there is no fact "${fact}" with a number of its own; expected one of distance`,
    ]);
  });
});
