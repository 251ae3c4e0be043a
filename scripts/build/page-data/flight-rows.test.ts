import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlightRow, isElement, parseRows, printRow, readString } from './flight-rows';

const id = fc.nat(0xfff).map((number) => number.toString(16));
const json = fc.json().map((text) => JSON.stringify(JSON.parse(text)));
const anyRow: fc.Arbitrary<FlightRow> = fc.oneof(
  fc.record({ id, tag: fc.constant(''), body: json }),
  fc.record({ id, tag: fc.constantFrom('I', 'C'), body: json }),
  fc.record({ id: fc.constant(''), tag: fc.constant('H'), body: json.map((body) => `L${body}`) }),
  fc.record({ id, tag: fc.constantFrom('X', 'x', 'R', 'r'), body: fc.constant('') }),
  // Characters of several bytes, and ends of lines.
  fc.record({ id, tag: fc.constant('T'), body: fc.string({ unit: 'grapheme', minLength: 1 }) }),
);

it('takes apart what rows are put together to', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      expect(parseRows(rows.map(printRow).join(''))).toEqual(rows);
    }),
  );
});

it.each([
  ['a kind that is not known', '0:"a"\n1:Z{"digest":"x"}\n', /Unknown row.+1:Z/],
  ['bytes', '1:o2,ab', /Unknown row/],
  ['what is no row', 'a row?', /Unknown row/],
  ['a row that does not end', '0:["a"', /does not end/],
  ['a text that is cut short', '1:T9,abc', /has not the 9 bytes/],
  ['a text that ends within a character', '1:T1,ł', /has not the 1 bytes/],
])('refuses %s', (_name, data, message) => {
  expect(() => parseRows(data)).toThrow(message);
  expect(() => parseRows(data)).toThrow(/Fix scripts\/build\/page-data/);
});

describe('a string of a model', () => {
  it.each([
    ['Text', { kind: 'text', text: 'Text' }],
    ['$$5', { kind: 'text', text: '$5' }],
    ['$undefined', { kind: 'undefined' }],
    ['$Sreact.fragment', { kind: 'value' }],
    ['$D2026-01-01T00:00:00.000Z', { kind: 'value' }],
    ['$-Infinity', { kind: 'value' }],
    ['$1a', { kind: 'row', use: '', id: '1a', path: [] }],
    ['$L1a', { kind: 'row', use: 'L', id: '1a', path: [] }],
    ['$@e', { kind: 'row', use: '@', id: 'e', path: [] }],
    ['$Qd', { kind: 'row', use: 'Q', id: 'd', path: [] }],
    ['$0:a:props:0', { kind: 'row', use: '', id: '0', path: ['a', 'props', '0'] }],
  ])('is read: %s', (text, reference) => expect(readString(text)).toEqual(reference));

  it.each(['$h1', '$Z', '$zz', '$ 5'])('is refused where it is not known: %s', (text) => {
    expect(() => readString(text)).toThrow(/Unknown reference.+Fix scripts/);
  });
});

it('knows an element, and refuses one of another form', () => {
  expect(isElement(['$', 'p', null, {}])).toBe(true);
  expect(isElement(['a', 'b'])).toBe(false);
  expect(isElement({})).toBe(false);
  expect(() => isElement(['$', 'p', null])).toThrow(/Unknown element.+Fix scripts/);
});
