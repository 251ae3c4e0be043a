import { expect, it } from 'vitest';
import { causesOfBlocking, type TraceEvent } from './blocking-causes';

const main = { pid: 1, tid: 1 };
const name: TraceEvent = {
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
  ...main,
};
/** An event on the main thread; times in milliseconds. */
const event = (name: string, at: number, length: number): TraceEvent => ({
  name,
  ph: 'X',
  ts: at * 1000,
  dur: length * 1000,
  ...main,
});

it('counts each moment of a long task for the innermost event that says its cause', () => {
  const found = causesOfBlocking([
    name,
    event('RunTask', 0, 30),
    event('FunctionCall', 2, 26),
    event('UpdateLayoutTree', 10, 5),
    // Four times as long on the phone, and still no long task.
    event('RunTask', 40, 12),
    event('ParseHTML', 40, 12),
  ]);
  expect(found).toEqual({
    parsing: 0,
    style: 20,
    evaluation: 0,
    data: 0,
    React: 84,
    other: 16,
  });
});

it('counts what an evaluated script calls for its evaluation', () => {
  const found = causesOfBlocking([
    name,
    event('RunTask', 0, 20),
    event('EvaluateScript', 0, 20),
    event('RunMicrotasks', 5, 10),
  ]);
  expect(found.evaluation).toBe(80);
  expect(found.data).toBe(0);
});

it('looks at the main thread of the page and at no other', () => {
  const found = causesOfBlocking([
    name,
    event('RunTask', 0, 20),
    { ...event('RunTask', 0, 50), tid: 2 },
  ]);
  expect(found.other).toBe(80);
});
