import { expect, it } from 'vitest';
import { messageShape } from './message-texts';

it.each([
  ['a text', []],
  ['“{text}”, said {name}', ['{text}', '{name}']],
  ['{minutes, plural, one {# minute} other {# minutes of {topic}}}', ['{minutes}', '{topic}']],
  ['{kind, select, a {A} other {<b>{name}</b>}}', ['{kind}', '<b>', '{name}']],
  ['{day, date, short} at {price, number}', ['{day}', '{price}']],
  ["It's '{'literal'}'", []],
  ['{company} elsewhere, {brand}, {product}', []],
])('knows what is filled into %s', (text, slots) => {
  expect(messageShape(text, 'en')).toEqual({ slots: new Set(slots) });
});

it.each(['{name', '{count, plural, one {#}}', '<b>open', '{a b}'])('refuses %s', (text) => {
  expect(messageShape(text, 'en')).toEqual({ error: expect.stringMatching(/^[a-z ]+$/) });
});
