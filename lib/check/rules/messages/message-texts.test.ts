import { expect, it } from 'vitest';
import { pluralFaults, readMessage } from './message-texts';

it.each([
  ['a text', []],
  ['“{text}”, said {name}', ['{text}', '{name}']],
  ['{minutes, plural, one {# minute} other {# minutes of {topic}}}', ['{minutes}', '{topic}']],
  ['{kind, select, a {A} other {<b>{name}</b>}}', ['{kind}', '<b>', '{name}']],
  ['{day, date, short} at {price, number}', ['{day}', '{price}']],
  ["It's '{'literal'}'", []],
  ['{company} elsewhere, {brand}, {product}', []],
])('knows what is filled into %s', (text, slots) => {
  expect(readMessage(text, 'en').slots).toEqual(new Set(slots));
});

it.each(['{name', '{count, plural, one {#}}', '<b>open', '{a b}'])('refuses %s', (text) => {
  expect(readMessage(text, 'en').error).toMatch(/^[a-z ]+$/);
});

it.each([
  ['en', '{n, plural, one {# page} other {# pages}}'],
  ['en', '{n, plural, =0 {none} one {# page} other {# pages}}'],
  ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  ['pl', '{n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}'],
  ['pl', '{n, selectordinal, other {#.}}'],
  ['pl', 'bez liczby'],
  ['pl', '{n, plural, one {#}'],
] as const)('finds nothing in %s %j', (locale, text) =>
  expect(pluralFaults(text, locale)).toEqual([]),
);

it('names the categories that a language needs', () => {
  expect(pluralFaults('{n, plural, one {# wpis} other {# wpisu}}', 'pl')).toEqual([
    'the plural of {n} lacks `few`, `many`: expected `one`, `few`, `many`, `other`, each with its text in braces, as in many {# …}',
  ]);
  expect(pluralFaults('{n, plural, =1 {a page} other {# pages}}', 'en')).toEqual([
    'the plural of {n} lacks `one`: expected `one`, `other`, each with its text in braces, as in one {# …}',
  ]);
});

it.each([
  ['pl', '{n, plural, one {a} fwe {b} many {c} other {d}}', 'has `fwe` (did you mean `few`?)'],
  ['en', '{n, plural, one {a} few {b} other {d}}', 'has `few`, which English never uses'],
  ['en', '{n, plural, one {a} plenty {b} other {d}}', 'has `plenty`, which is no plural category'],
] as const)('tells a category that %s does not have in %j', (locale, text, words) => {
  expect(pluralFaults(text, locale)).toEqual([expect.stringContaining(words)]);
});

it('looks into tags, selections and other plurals', () => {
  const inner = '{m, plural, other {#}}';
  const text = `<b>${inner}</b> {k, select, a {${inner}} other {}} {n, plural, one {${inner}} other {#}}`;
  expect(pluralFaults(text, 'en')).toHaveLength(3);
});
