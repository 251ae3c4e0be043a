import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/tests/support/any-text';
import { cleanValue, longestValue } from './campaign-keys';

describe('a value of an address', () => {
  it('stays as it is where nothing is wrong with it', () => {
    expect(cleanValue('Newsletter: październik 2026 (50 %) 🙂')).toBe(
      'Newsletter: październik 2026 (50 %) 🙂',
    );
  });

  it('loses control characters, line ends, marks of direction and halves of characters', () => {
    expect(cleanValue(' a\r\nb\u0000c\u202ed\u2066e\u200ff\ufeffg\u2028h\ud83d ')).toBe('abcdefgh');
  });

  it('is cut at 100 without leaving half a character', () => {
    expect(cleanValue('x'.repeat(10_000))).toHaveLength(longestValue);
    expect(cleanValue(`${'x'.repeat(99)}🙂`)).toBe('x'.repeat(99));
  });

  it('is short, well-formed and clean whatever comes, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const clean = cleanValue(value);
        expect(clean).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{0,100}$/u);
        expect(cleanValue(clean)).toBe(clean);
      }),
    );
  });
});
