import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromIndexed, toIndexed, toQuery } from './folded-letters';

it('gives the index an l that can lose its stroke', () => {
  expect(toIndexed('złota Łódź').normalize('NFD').replaceAll(/\p{M}/gu, '')).toBe('zlota Lodz');
});

it('gives visitors back what was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ałłŁlLoóz ') }), (text) => {
      expect(fromIndexed(toIndexed(text))).toBe(text);
    }),
  );
});

it('looks up a word alike however it was typed', () => {
  expect(toQuery(' złota kopia ')).toBe(toQuery('zlota kopia'));
});
