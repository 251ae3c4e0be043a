import { expect, it } from 'vitest';
import { emptyFault, pluralFaults, readMessage } from './message-texts';

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

it.each([
  ['pl', '{n, plural, one {# wpis} other {# wpisu}}', 'has `one`, `other`: Polish needs'],
  ['en', '{n, plural, =1 {a page} other {# pages}}', 'has `other`: English needs'],
  ['en', '{n, plural, one {a} few {b} other {d}}', 'has `one`, `few`, `other`: English needs'],
] as const)('says what a plural has and %s needs: %j', (locale, text, words) => {
  expect(pluralFaults(text, locale)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['', 'is an empty text: expected words in Polish'],
  [' ', 'shows nothing'],
  ['\u00A0', 'shows nothing'],
  ['\t\n\u2003', 'shows nothing'],
  ['\u200B\u2060', 'shows nothing'],
  ['\u2800\u3164', 'shows nothing'],
  ['<b> </b>', 'shows nothing'],
  ['{n, plural, one {} few { } many {} other {}}', 'shows nothing'],
  ['Czytaj <link></link>', 'nothing between <link> and </link>'],
  ['<b>Czytaj <link>\u00A0</link></b>', 'nothing between <link>'],
  ['{k, select, a {<link></link>} other {Tak}}', 'nothing between <link>'],
])('finds the text %j empty', (text, words) => {
  expect(emptyFault(text, 'pl')).toContain(words);
});

it.each([
  'a',
  '–',
  '{name}',
  '<b>{name}</b>',
  '{n, number}',
  '{n, plural, one {} other {#}}',
  '{name',
  '0',
])('finds words in %j, or leaves it to other rules', (text) =>
  expect(emptyFault(text, 'en')).toBeUndefined(),
);

it('looks into tags, selections and other plurals', () => {
  const inner = '{m, plural, other {#}}';
  const text = `<b>${inner}</b> {k, select, a {${inner}} other {}} {n, plural, one {${inner}} other {#}}`;
  expect(pluralFaults(text, 'en')).toHaveLength(3);
});
