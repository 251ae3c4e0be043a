import { expect, it } from 'vitest';
import { along, arc, bar, circle, ridge, roundedPolygon, segment, stroke, strokes } from './paths';

it('draws a bar with round ends, and a circle where it is as long as high', () => {
  expect(bar(10, 20, 100, 30)).toBe('M25 20h70a15 15 0 0 1 0 30h-70a15 15 0 0 1 0 -30z');
  expect(bar(0, 0, 30, 30)).toBe('M15 0h0a15 15 0 0 1 0 30h0a15 15 0 0 1 0 -30z');
});

it('never runs a bar backwards, however short it is', () => {
  expect(bar(0, 0, 10, 30)).toContain('h0a15');
});

it('draws lines', () => {
  expect(stroke(1.26, 2, 3)).toBe('M1.3 2h3');
  expect(strokes(2, [0, 5], 9, 4)).toBe('M0 5h9M0 9h9');
  expect(segment([0, 1], [2, 3])).toBe('M0 1L2 3');
  expect(along([0, 0], [10, 20], 0.25)).toEqual([2.5, 5]);
});

it('rounds corners off, at most to the middle of a side', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(roundedPolygon(square, 2)).toBe(
    'M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8z',
  );
  expect(roundedPolygon(square, 50)).toContain('M0 5Q0 0 5 0');
});

it('draws arcs the short or the long way round, and circles', () => {
  expect(arc([0, 0], 10, 0, 90)).toBe('M10 0A10 10 0 0 1 0 10');
  expect(arc([0, 0], 10, 0, 270)).toContain(' 0 1 1 ');
  expect(circle([5, 5], 2)).toBe('M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z');
});

it('draws a ridge through its heights, closed below', () => {
  expect(ridge([10, 20], 100, 50)).toBe('M0 10C50 10 50 20 100 20V50H0z');
});
