import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text';

it('takes out what nobody sees, and keeps the lines of a message', () => {
  expect(cleanText('  Zażółć\u0000\u202E gęślą\n\tjaźń\u200B ')).toBe('Zażółć gęślą\n\tjaźń');
  expect(cleanLine(' a \r\n b\t c ')).toBe('a b c');
});

it('leaves nothing to take out a second time, whatever was written', () => {
  const unit = fc.constantFrom(...'a ż\n\r\t\u0000\u0085\u00A0\u200B\u200D\u2028\u202E\uFEFF😀');
  const text = fc.string({ unit });
  fc.assert(fc.property(text, (value) => cleanText(cleanText(value)) === cleanText(value)));
  fc.assert(fc.property(text, (value) => !/[\n\r\u2028]/.test(cleanLine(value))));
});
