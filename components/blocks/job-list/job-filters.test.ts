import { expect, it } from 'vitest';
import { countJobs, jobFilters, levelsIn } from './job-filters';

const filters = jobFilters([
  { cities: ['Warszawa', 'Poznań'], level: 'senior' },
  { cities: ['Warszawa'], level: 'mid' },
  { cities: ['Poznań'], level: 'senior' },
]);

it('lists each value once', () => {
  expect(filters.cities).toEqual(['Warszawa', 'Poznań']);
  expect(filters.levels).toEqual(['senior', 'mid']);
  expect(jobFilters([])).toEqual({ cities: [], levels: [], jobs: [] });
});

it.each([
  [{}, 3],
  [{ city: 0 }, 2],
  [{ level: 1 }, 1],
  [{ city: 1, level: 0 }, 2],
  [{ city: 1, level: 1 }, 0],
])('counts what %o leaves', (choice, count) => {
  expect(countJobs(filters.jobs, choice)).toBe(count);
});

it('says beside which levels a city leaves a job', () => {
  expect([0, 1].map((city) => levelsIn(filters.jobs, city))).toEqual([[0, 1], [0]]);
});
