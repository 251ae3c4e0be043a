import { expect, it } from 'vitest';
import { type Measured, tableOf } from './pages';

const measured = (blocking: number): Measured => ({
  score: 99,
  blocking,
  paint: 1400,
  requests: 12,
  bytes: 218_040,
});

it('shows the median of each page, whether its runs are odd or even', () => {
  const table = tableOf(
    new Map([
      ['bare page', [measured(300), measured(100), measured(120)]],
      ['home, en (/)', [measured(100), measured(200)]],
    ]),
  );
  expect(table.split('\n').slice(2)).toEqual([
    '| bare page | 99 | 120 | 1400 | 12 | 218.0 |',
    '| home, en (/) | 99 | 150 | 1400 | 12 | 218.0 |',
  ]);
});
