import { expect, it } from 'vitest';
import { reportOf } from './build';

const cost = (seconds: number, memory?: number) => ({ seconds, ...(memory && { memory }) });

const measured = (count: number, times: number) => ({
  count,
  own: { cold: cost(30 * times, 2e9), unchanged: cost(1), text: cost(10), data: cost(12) },
  peer: { cold: cost(20 * times, 5e8), unchanged: cost(15), text: cost(16) },
});

it('sets times beside the peer’s of the same documents, and says how they grow', () => {
  const report = reportOf([measured(1000, 1), measured(4000, 3)]);
  const [, , first = '', second = ''] = report.split('\n');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  expect(cells(first).slice(1, -1)).toEqual([
    '1000',
    '30.0',
    '20.0',
    '1.50×',
    '10.0',
    '0.50×',
    '16.0',
    '12.0',
    '1.0',
    '15.0',
    '2000',
    '500',
  ]);
  expect(cells(second).slice(1, 5)).toEqual(['4000', '90.0', '60.0', '1.50×']);
  expect(report).toContain('(4 times as many) a cold build takes 3.00 times as long');
  expect(report).toContain('line [30.0, 90.0]\n  line [20.0, 60.0]');
});

it('leaves out what the system does not say', () => {
  const [one] = [measured(250, 1)];
  const report = reportOf([{ ...one, own: { ...one.own, cold: cost(30) } }]);
  expect(report.split('\n')[2]).toMatch(/– \| +500 \|$/);
});
