import { expect, it } from 'vitest';
import { filterStyle } from './filter-style';
import { countJobs, jobFilters } from './job-filters';

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

it('hides jobs that do not fit, and says so for the choices that leave none', () => {
  const style = filterStyle(filters);
  expect(style).toContain(
    '[data-job-list]:has([name=city][value="1"]:checked) [data-cities]:not([data-cities~="1"])',
  );
  expect(style).toContain(
    '[data-job-list]:has([name=level][value="0"]:checked) [data-level]:not([data-level="0"])',
  );
  const empty = style.split('\n').filter((line) => line.includes('data-nothing'));
  expect(empty).toEqual([
    '[data-job-list]:has([name=city][value="1"]:checked):has([name=level][value="1"]:checked) [data-nothing]{display:block}',
  ]);
});
