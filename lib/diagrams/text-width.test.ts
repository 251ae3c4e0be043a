import { expect, it } from 'vitest';
import { textWidth as fontWidth } from '@/lib/art/open-sans';
import { measuredCharacters, textWidth } from './text-width';

it('measures each character as the font has it', () => {
  for (const [weight, inFont] of [
    ['regular', 600],
    ['bold', 700],
  ] as const) {
    const wrong = measuredCharacters.filter((character) => {
      const width = fontWidth(character, { weight: inFont, size: 1000, spacing: 0 });
      return Math.abs(textWidth(character, 1000, weight) - width) > 1;
    });
    expect(wrong, weight).toEqual([]);
  }
});

it.each(['Head of reporting, Warsaw', 'Kierownik sprawozdawczości', '1 280,50 zł'])(
  'is close to what the font makes of “%s”, kerning and all',
  (text) => {
    const width = fontWidth(text, { weight: 700, size: 14, spacing: 0 });
    expect(textWidth(text, 14, 'bold') / width).toBeGreaterThan(0.98);
    expect(textWidth(text, 14, 'bold') / width).toBeLessThan(1.04);
  },
);

it('takes signs of other fonts for wide ones', () => {
  expect(textWidth('→', 14)).toBe(14);
});
