import { expect, it } from 'vitest';
import { themeColor } from './theme-colors';

it('reads colours from the theme', () => {
  expect(themeColor('teal')).toBe('#17cec0');
  expect(themeColor('on-night-soft')).toMatch(/^#[0-9a-f]{6}$/);
});

it('names the colour that the theme lacks', () => {
  expect(() => themeColor('salmon')).toThrow('app/theme.css: expected a colour --color-salmon');
});
