import { expect, it } from 'vitest';
import { numberFormat } from './number';

it('is made once for each language and options', () => {
  const twoDigits = { maximumFractionDigits: 2 };
  expect(numberFormat('en', twoDigits)).toBe(numberFormat('en', { ...twoDigits }));
  expect(numberFormat('en', twoDigits)).not.toBe(numberFormat('en'));
  expect(numberFormat('en', twoDigits).format(12500.128)).toBe('12,500.13');
  expect(numberFormat('pl', twoDigits).format(12500.128)).toBe('12\u00a0500,13');
});
