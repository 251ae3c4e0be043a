import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobsSchema, mostChoices } from '@/lib/schema/data/jobs';
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

it('has rules for as many values as positions may have, and for no others', () => {
  const styles = readFileSync('app/styles/job-list.css', 'utf8').replaceAll(/\n\s+/g, '');
  const numbersIn = (rule: RegExp) => [...styles.matchAll(rule)].map((found) => found.slice(1));
  const alike = (count: number) =>
    Array.from({ length: count }, (_, number) => [`${number}`, `${number}`]);
  expect(
    numbersIn(/"city"\]\[value="(\d+)"\]:checked\) \[data-cities\]:not\(\[data-cities~="(\d+)"/g),
  ).toEqual(alike(mostChoices.cities));
  expect(
    numbersIn(/"level"\]\[value="(\d+)"\]:checked\) \[data-level\]:not\(\[data-level="(\d+)"/g),
  ).toEqual(alike(mostChoices.levels));
  expect(
    numbersIn(
      /"level"\]\[value="(\d+)"\]:checked\):has\(\[data-levels\]:checked:not\(\[data-levels~="(\d+)"/g,
    ),
  ).toEqual(alike(mostChoices.levels));
});

it('refuses more places and levels than there are rules for', () => {
  const job = {
    position: 'Engineer',
    contract: 'B2B',
    place: 'Remote',
    description: 'Work.',
    posted: '2026-01-01',
    validThrough: '2026-12-31',
  };
  const jobsWith = (key: 'cities' | 'level', count: number) =>
    Array.from({ length: count }, (_, number) => ({
      ...job,
      cities: ['Warszawa'],
      level: 'senior',
      [key]: key === 'cities' ? [`City ${number}`] : `level ${number}`,
    }));
  for (const [key, most] of [
    ['cities', mostChoices.cities],
    ['level', mostChoices.levels],
  ] as const) {
    expect(jobsSchema.safeParse(jobsWith(key, most)).error).toBeUndefined();
    const [issue] = jobsSchema.safeParse(jobsWith(key, most + 1)).error?.issues ?? [];
    expect(issue?.message).toContain(`expected at most ${most} different values`);
    expect(issue?.path.slice(0, 2)).toEqual([most, key]);
  }
});
