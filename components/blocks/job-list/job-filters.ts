import type { Job } from '@/lib/schema/data/jobs';

/** The values a list of jobs can be filtered by, and those of each job, as places in these lists. */
export type JobFilters = {
  cities: string[];
  levels: string[];
  jobs: { cities: number[]; level: number }[];
};

/** What the jobs can be filtered by: each value once, in the order in which it first comes up. */
export function jobFilters(jobs: readonly Pick<Job, 'cities' | 'level'>[]): JobFilters {
  const cities = [...new Set(jobs.flatMap((job) => job.cities))];
  const levels = [...new Set(jobs.map(({ level }) => level))];
  return {
    cities,
    levels,
    jobs: jobs.map((job) => ({
      cities: job.cities.map((city) => cities.indexOf(city)),
      level: levels.indexOf(job.level),
    })),
  };
}

/** The levels of the jobs in a city; beside any other one, no job is left. */
export const levelsIn = (jobs: JobFilters['jobs'], city: number): number[] => [
  ...new Set(jobs.filter(({ cities }) => cities.includes(city)).map(({ level }) => level)),
];

/** What is chosen: the number of a value, or nothing for all of them. */
export type JobChoice = { city?: number; level?: number };

/** How many jobs a choice leaves. */
export const countJobs = (jobs: JobFilters['jobs'], { city, level }: JobChoice): number =>
  jobs.filter(
    (job) =>
      (city === undefined || job.cities.includes(city)) &&
      (level === undefined || job.level === level),
  ).length;

/**
 * Style rules that hide the positions which do not fit what is chosen, and show the note where none does.
 * @returns A style sheet, with rules for each city and level that there is.
 */
export function filterRules({ cities, levels }: Pick<JobFilters, 'cities' | 'levels'>): string {
  const chosen = (name: string, index: number) =>
    `[data-job-list]:has([name="${name}"][value="${index}"]:checked)`;
  const ofCities = cities.map(
    (_, city) =>
      `${chosen('city', city)} [data-cities]:not([data-cities~="${city}"]) { display: none; }`,
  );
  const ofLevels = levels.flatMap((_, level) => [
    `${chosen('level', level)} [data-level]:not([data-level="${level}"]) { display: none; }`,
    `${chosen('level', level)}:has([data-levels]:checked:not([data-levels~="${level}"])) [data-nothing] { display: block; }`,
  ]);
  const rules = ['[data-job-list] [data-nothing] { display: none; }', ...ofCities, ...ofLevels];
  return `@media screen {\n${rules.join('\n')}\n}\n`;
}
