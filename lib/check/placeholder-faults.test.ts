import { expect, it } from 'vitest';
import { setCurrentTree } from '@/lib/content/current-tree';
import { writeTree } from '@/tests/support/temporary-tree';
import { placeholderFaults } from './placeholder-faults';

it.each([
  ['{compny} Cloud', '{compny}', 'did you mean `{company}`?'],
  ['by {Brand}', '{Brand}', 'did you mean `{brand}`?'],
  ['{ product }', '{ product }', 'did you mean `{product}`?'],
  ['{{brand}}', '{{brand}}', 'did you mean `{brand}`?'],
  ['since {facts.foundd}', '{facts.foundd}', 'did you mean `{facts.founded}`?'],
  ['since {fact.founded}', '{fact.founded}', 'did you mean `{facts.founded}`?'],
  ['since {founded}', '{founded}', 'did you mean `{facts.founded}`?'],
  ['since {facts.moon}', '{facts.moon}', 'expected one of `{facts.founded}`'],
  ['{prices.reviw}', '{prices.reviw}', 'did you mean `{prices.review}`?'],
  ['{price.review}', '{price.review}', 'did you mean `{prices.review}`?'],
  ['{facts.review}', '{facts.review}', 'did you mean `{prices.review}`?'],
  ['{review}', '{review}', 'did you mean `{prices.review}`?'],
  ['{prices.moon}', '{prices.moon}', 'means nothing; the nearest of '],
  ['{imię}', '{imię}', 'expected one of `{company}`, `{brand}`, `{product}`'],
])('finds in %j what means nothing', (text, at, words) => {
  expect(placeholderFaults(text)).toEqual([
    { at, message: expect.stringContaining(words), isQuoted: /^\{(fact|price)/.test(at) },
  ]);
});

it.each([
  '{company}, {brand}: {product}',
  'since {facts.founded}',
  'no braces',
  '{}',
  '{1}',
  '{ a, b }',
  'a } b {',
])('finds nothing in %j', (text) => expect(placeholderFaults(text)).toEqual([]));

it('finds no fault with an entry that breaks its schema: what is wrong with it is reported there', () => {
  setCurrentTree(writeTree({ 'data/prices.yaml': 'review:\n  nett: 120\n' }));
  expect(placeholderFaults('for {prices.review}, {prices.reviw}')).toEqual([
    expect.objectContaining({ at: '{prices.reviw}' }),
  ]);
});

it('finds no fault with facts while their file cannot be read', () => {
  setCurrentTree(writeTree({ 'data/facts.yaml': 'founded:\n  meaning: Year: of foundation.\n' }));
  expect(placeholderFaults('since {facts.founded} in {compny}')).toEqual([
    expect.objectContaining({ at: '{compny}' }),
  ]);
});
