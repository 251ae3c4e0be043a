import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyFixes } from './apply-fixes';

it('replaces stretches by their offsets in the original', () => {
  const fixes = [
    { start: 8, end: 11, text: 'C' },
    { start: 0, end: 3, text: 'eins' },
  ];
  expect(applyFixes('one two 3rd', fixes)).toEqual({ text: 'eins two C', count: 2 });
});

it('leaves the second of two that overlap, and any outside the text, for another run', () => {
  const fixes = [
    { start: 0, end: 5, text: 'a' },
    { start: 3, end: 8, text: 'b' },
    { start: 9, end: 99, text: 'c' },
  ];
  expect(applyFixes('0123456789', fixes)).toEqual({ text: 'a56789', count: 1 });
});

it('keeps every character that no replacement covers, in order', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span), (text, spans) => {
      const fixes = spans.map(([a, b]) => ({
        start: Math.min(a, b),
        end: Math.max(a, b),
        text: '',
      }));
      const covered = (index: number) =>
        fixes.some(({ start, end }) => start <= index && index < end);
      const kept = [...Array(text.length).keys()].filter((index) => !covered(index));
      const { text: result } = applyFixes(text, fixes);
      let at = 0;
      for (const index of kept) at = result.indexOf(text.charAt(index), at) + 1;
      expect(kept.length === 0 || at > 0).toBe(true);
    }),
  );
});
