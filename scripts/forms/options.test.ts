import { expect, it } from 'vitest';
import { createFaults, faultKinds, seededRandom } from './faults';
import { readOptions, usage } from './options';

it('has a port, a file and no failures of its own accord', () => {
  expect(readOptions([])).toEqual({
    port: 3999,
    file: '.cache/submissions.jsonl',
    seed: 1,
    rates: {},
  });
});

it('reads rates, and says what there is where one is none', () => {
  expect(readOptions(['--5xx', '0.2', '--hang', '1']).rates).toEqual({ '5xx': 0.2, hang: 1 });
  expect(() => readOptions(['--5xx', '20'])).toThrow('--5xx is "20"');
  expect(() => readOptions(['--port', ''])).toThrow('--port is ""');
  expect(faultKinds.filter((kind) => !usage.includes(`--${kind} `))).toEqual([]);
});

it('fails as often as it is told, and the same way for the same seed', () => {
  const run = (seed: number) => {
    const next = createFaults({ '5xx': 0.25, cut: 0.25 }, seededRandom(seed));
    return Array.from({ length: 2000 }, next);
  };
  const faults = run(7);
  expect(faults).toEqual(run(7));
  expect(faults).not.toEqual(run(8));
  for (const kind of ['5xx', 'cut', undefined] as const) {
    const share = faults.filter((fault) => fault === kind).length / faults.length;
    expect(share).toBeCloseTo(kind ? 0.25 : 0.5, 1);
  }
});
