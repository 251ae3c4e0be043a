import { expect, it } from 'vitest';
import { pageWindow } from './page-window';

it.each([
  [1, 1, [1], false, false],
  [1, 2, [1, 2], false, false],
  [1, 100, [1, 2, 3], false, true],
  [3, 100, [1, 2, 3, 4, 5], false, true],
  [4, 100, [2, 3, 4, 5, 6], true, true],
  [50, 100, [48, 49, 50, 51, 52], true, true],
  [98, 100, [96, 97, 98, 99, 100], true, false],
  [100, 100, [98, 99, 100], true, false],
])('shows page %i of %i with up to two neighbours', (index, total, pages, before, after) => {
  expect(pageWindow(index, total)).toEqual({ pages, isCutBefore: before, isCutAfter: after });
});

it.each([
  [0, 5],
  [6, 5],
  [1.5, 5],
  [1, 0],
])('refuses page %d of %d', (index, total) => {
  expect(() => pageWindow(index, total)).toThrow(RangeError);
});
