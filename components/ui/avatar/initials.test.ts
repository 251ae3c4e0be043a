import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Anna Nowak', 'AN'],
  ['Łukasz Żak', 'ŁŻ'],
  ['śp. jan ćwik', 'ŚĆ'],
  ['Anna Maria Wesołowska-Święs', 'AW'],
  ['dr inż. Jan van der Berg', 'JB'],
  ['  Ewa  ', 'E'],
  ['Z\u0301aneta O\u0301semka', 'ŹÓ'],
  ['“Ala” (kot)', 'A'],
  ['', ''],
  ['123 –', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
