import { expect, it } from 'vitest';
import { certificatesSchema } from './certificates';

const certificate = {
  standard: 'ISO/IEC 27001',
  subject: { en: 'Security', pl: 'Bezpieczeństwo' },
  scope: { en: 'All services', pl: 'Wszystkie usługi' },
  edition: '2022',
  body: 'Auditors',
  number: 'A 1',
  validFrom: '2026-03-02',
  validUntil: '2029-03-01',
  since: 2014,
};

const faultsOf = (fields: object) =>
  certificatesSchema
    .safeParse({ iso: { ...certificate, ...fields } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('takes a certificate that ends after it begins', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ validFrom: '2029-03-01' })).toEqual([]);
});

it('refuses one that ends before it begins', () => {
  expect(faultsOf({ validFrom: '2030-03-02' })).toEqual([
    'iso.validUntil: expected a day that is not before `validFrom`',
  ]);
});
