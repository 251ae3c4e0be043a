import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const price = (net: number) =>
  `review:\n  name: { en: Review, pl: Przegląd }\n  unit: month\n  net: ${net}\n  valid: { from: 2026-01-01, until: 2027-12-31 }\n`;

const found = (net: number, text: string, locale = 'pl') =>
  problemsOf('typed-price', {
    [`services/finops/${locale}.mdx`]: page(`${text}\n`),
    'data/prices.yaml': price(net),
  }).map(({ column, message }) => [column, message]);

it.each([
  [1184, 'Od 1184 zł.'],
  [1184, 'Od 1 184 zł.'],
  [1184, 'Od 1\u00A0184\u00A0zł.'],
  [38_400, 'Od 38 400 zł.'],
])('finds a price of %d that is typed as %j', (net, text) => {
  expect(found(net, text)).toEqual([[4, expect.stringContaining('expected `{prices.review}`')]]);
});

it.each([
  [1184, 'Od 11 184 zł.'],
  [1184, 'Od 1 185 zł.'],
  [1184, 'Od 1184,50 zł.'],
])('takes another amount for none: %d in %j', (net, text) => {
  expect(found(net, text)).toEqual([]);
});
