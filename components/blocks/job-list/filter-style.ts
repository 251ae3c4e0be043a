import { countJobs, type JobFilters } from './job-filters';

const checked = (name: 'city' | 'level', value: number) =>
  `:has([name=${name}][value="${value}"]:checked)`;

/**
 * The rules by which the filters work without script: jobs that do not fit a checked value are not shown,
 * and neither is the note that nothing fits, but for the choices that leave no job. Values are known by
 * their numbers, so nothing that a writer wrote is in a rule.
 */
export function filterStyle({ cities, levels, jobs }: JobFilters): string {
  const list = '[data-job-list]';
  const hidden = '{display:none}';
  const ofCities = cities.map(
    (_, city) =>
      `${list}${checked('city', city)} [data-cities]:not([data-cities~="${city}"])${hidden}`,
  );
  const ofLevels = levels.map(
    (_, level) =>
      `${list}${checked('level', level)} [data-level]:not([data-level="${level}"])${hidden}`,
  );
  const empty = cities.flatMap((_, city) =>
    levels.flatMap((_, level) =>
      countJobs(jobs, { city, level }) > 0
        ? []
        : `${list}${checked('city', city)}${checked('level', level)} [data-nothing]{display:block}`,
    ),
  );
  return [...ofCities, ...ofLevels, ...empty].join('\n');
}
