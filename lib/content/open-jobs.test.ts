import { expect, it } from 'vitest';
import { readJobs } from './data';

const daysOf = (day: string) => readJobs(new Date(day)).map(({ validThrough }) => validThrough);

it('gives positions up to the end of their last day in Warsaw, and none after it', () => {
  const all = daysOf('2026-01-01T12:00:00Z');
  expect(all.length).toBeGreaterThan(0);
  const last = [...all].sort()[0] ?? '';
  expect(daysOf(`${last}T21:00:00Z`)).toContain(last);
  expect(daysOf(`${last}T23:30:00Z`)).not.toContain(last);
  expect(daysOf('2099-01-01')).toEqual([]);
});
