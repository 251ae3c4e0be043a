import { expect, it } from 'vitest';
import { placeholderFaults } from './placeholder-faults';

it.each([
  ['{compny} Cloud', '{compny}', 'did you mean `{company}`?'],
  ['by {Brand}', '{Brand}', 'did you mean `{brand}`?'],
  ['{ product }', '{ product }', 'did you mean `{product}`?'],
  ['{{brand}}', '{{brand}}', 'did you mean `{brand}`?'],
  ['{imię}', '{imię}', 'expected one of `{company}`, `{brand}`, `{product}`'],
])('finds in %j what stands for nothing', (text, at, words) => {
  expect(placeholderFaults(text)).toEqual([{ at, message: expect.stringContaining(words) }]);
});

it.each(['{company}, {brand}: {product}', 'no braces', '{}', '{1}', '{ a, b }', 'a } b {'])(
  'finds nothing in %j',
  (text) => expect(placeholderFaults(text)).toEqual([]),
);
