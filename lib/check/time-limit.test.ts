// @module-tag slow
import { expect, it } from 'vitest';
import { inProcessorTime } from '@/tests/support/processor-time';
import { eachWithinTime, TimeOver, withinTime } from './time-limit';

it('gives back what was done in time, and hands on what was thrown', () => {
  expect(withinTime(() => 7)).toBe(7);
  expect(withinTime(() => undefined)).toBeUndefined();
  expect(withinTime(() => withinTime(() => 8) + 1)).toBe(9);
  const fail = () => {
    throw new RangeError('a');
  };
  expect(() => withinTime(fail)).toThrow(RangeError);
});

it.each<[string, () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ['a replacement', () => `${'a'.repeat(60)}b`.replace(/^(a|a)*$/g, '')],
  [
    'a loop that catches everything',
    () => {
      for (;;)
        try {
          throw new Error('a');
        } catch {}
    },
  ],
])('breaks %s off', (_name, act) => {
  const { time } = inProcessorTime(() => expect(() => withinTime(act, 200)).toThrow(TimeOver));
  expect(time).toBeLessThan(5000);
  expect(withinTime(() => 1)).toBe(1);
});

it('waits for what others keep from the processor, and begins it again', () => {
  let tries = 0;
  const act = () => {
    tries += 1;
    // Asleep, as a process is that has to wait for its turn.
    if (tries < 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    return tries;
  };
  expect(withinTime(act, 100)).toBe(2);
});

it('goes on where it was broken off', () => {
  let sleeps = 1;
  const begun: number[] = [];
  const act = (item: number) => {
    begun.push(item);
    if (item === 5 && sleeps-- > 0)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    return item;
  };
  const items = Array.from({ length: 10 }, (_, index) => index);
  expect(eachWithinTime(items, act, () => -1, 400)).toEqual(items);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9]);
});

it('breaks off one of many, and does the others', () => {
  const act = (item: number) => {
    if (item === 60) for (;;);
    return item;
  };
  const items = Array.from({ length: 120 }, (_, index) => index);
  const done = eachWithinTime(items, act, () => -1, 100);
  expect(done).toEqual(items.map((item) => (item === 60 ? -1 : item)));
  expect(eachWithinTime([], act, () => -1)).toEqual([]);
});
