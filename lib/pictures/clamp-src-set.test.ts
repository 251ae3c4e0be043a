import { expect, it } from 'vitest';
import { clampSrcSet } from './clamp-src-set';

it('keeps widths up to the picture’s own', () => {
  expect(clampSrcSet('/a-640 640w, /a-750 750w', 900)).toBe('/a-640 640w, /a-750 750w');
});

it('offers a narrower picture at its own width, once, and says how wide it is', () => {
  expect(clampSrcSet('/a-640 640w, /a-700 750w, /a-700 828w', 700)).toBe(
    '/a-640 640w, /a-700 700w',
  );
});

it('offers one device pixel per CSS pixel where there are no more', () => {
  expect(clampSrcSet('/a-64 1x, /a-128 2x', 200)).toBe('/a-64 1x, /a-128 2x');
  expect(clampSrcSet('/a-60 1x, /a-60 2x', 60)).toBe('/a-60 1x');
});
