import { expect, it } from 'vitest';
import { jobsSchema } from './jobs';

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

const faultsOf = (fields: object) =>
  jobsSchema
    .safeParse([{ ...job, ...fields }])
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('takes pay by the kind of contract, from and to', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ pay: { employment: { from: 9000, to: 9000 } } })).toEqual([]);
  expect(faultsOf({ pay: { b2b: { from: 9000, to: 12000 } } })).toEqual([]);
});

it('refuses pay without an amount, and one that ends below its beginning', () => {
  expect(faultsOf({ pay: {} })).toEqual([
    '0.pay: expected `employment`, `b2b` or both, each with `from` and `to`',
  ]);
  expect(faultsOf({ pay: { b2b: { from: 9000, to: 8000 } } })).toEqual([
    '0.pay.b2b.to: expected an amount that is not below `from`',
  ]);
});

it('knows a level that is written with other capitals than in the other positions', () => {
  const levels = (...all: string[]) =>
    jobsSchema
      .safeParse(all.map((level) => ({ ...job, level })))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(levels('mid', 'senior', 'mid')).toEqual([]);
  expect(levels('senior', 'Senior', 'mid')).toEqual([
    '1.level: other positions say it with other capitals; did you mean `senior`?',
  ]);
});
