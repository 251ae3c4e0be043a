import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders';

it('fills prices into texts as a language writes them', () => {
  expect(fillPlaceholders('{prices.machine} a month', 'en')).toBe('PLN\u00A0148 a month');
  expect(fillPlaceholders('{prices.machine} miesięcznie', 'pl')).toBe('148\u00A0zł miesięcznie');
  expect(fillPlaceholders('{prices.none}', 'en')).toBe('{prices.none}');
});
