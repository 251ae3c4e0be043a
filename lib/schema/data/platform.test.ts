import { describe, expect, it } from 'vitest';
import { inEveryLanguage } from '@/tests/support/documents';
import { diskTiersSchema, machineSizesSchema } from './platform';

const words = inEveryLanguage({ en: 'Databases', pl: 'Bazy danych' });

describe('a size of machine', () => {
  const size = { vcpu: 4, memory: 16, network: 4, meantFor: words, price: 'machine-m' };
  const faults = (name: string, change: object = {}) =>
    machineSizesSchema
      .safeParse({ [name]: { ...size, ...change } })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('is called by what it has', () => {
    expect(faults('standard-4-16')).toBeUndefined();
    expect(faults('standard-4-16', { price: undefined })).toBeUndefined();
    expect(faults('standard-8-16')).toEqual([
      'standard-8-16.vcpu: expected 8, as in the name of the size',
    ]);
    expect(faults('standard-4-32')).toEqual([
      'standard-4-32.memory: expected 32, as in the name of the size',
    ]);
    expect(faults('medium')?.[0]).toMatch(/^medium: /);
  });

  it('has processors, memory and a network', () => {
    expect(faults('standard-4-16', { network: 0 })).toHaveLength(1);
    expect(faults('standard-0-16', { vcpu: 0 })).toHaveLength(1);
  });
});

describe('a kind of disk', () => {
  const tier = { name: words, throughput: 125, latency: 3, copies: words };
  const isSound = (iops: object) => diskTiersSchema.safeParse({ fast: { ...tier, iops } }).success;

  it('has as many operations at any size, or grows up to a maximum', () => {
    expect(isSound({ most: 3000 })).toBe(true);
    expect(isSound({ perGb: 30, most: 12000 })).toBe(true);
    expect(isSound({ perGb: 30 })).toBe(false);
  });
});
