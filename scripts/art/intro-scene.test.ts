import { expect, it } from 'vitest';
import { introTimes } from '@/lib/art/intro';
import { introScene } from './intro-scene';

const { restart, end } = introTimes;

/** Left ends of all shapes at a time, in pixels. */
const places = (time: number) =>
  introScene(time).map(({ d }) => Number(/^M(-?[\d.]+)/.exec(d)?.[1]));

/** The longest way that a shape goes within one frame of 1/30 s, in pixels; motes that start anew left out. */
const speed = (time: number) => {
  const before = places(time);
  const ways = places(time + 1 / 30).map((place, index) => Math.abs(place - (before[index] ?? 0)));
  return Math.max(...ways.filter((way) => way < 1000));
};

it('ends where it restarts', () => {
  expect(introScene(end)).toEqual(introScene(restart));
});

it('begins still, as its poster, and moves when it has begun', () => {
  expect(speed(0)).toBeLessThan(0.5);
  expect(speed(restart)).toBeGreaterThan(2);
});

it('is calm: nothing goes faster than a third of the picture per second', () => {
  const seconds = Array.from({ length: 120 }, (_, index) => index / 10);
  expect(Math.max(...seconds.map(speed))).toBeLessThan(1920 / 3 / 30);
});

it('does not jerk at the restart', () => {
  expect(Math.abs(speed(end - 1 / 30) - speed(restart))).toBeLessThan(1);
});
