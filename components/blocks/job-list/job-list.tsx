import { getTranslations } from 'next-intl/server';
import { Text } from '@/components/ui/text/text';
import { readOpenJobs } from '@/lib/content/data';
import { currentMoment } from '@/lib/environment/clock';
import { currentLocale } from '@/lib/i18n/current-locale';
import { jobsLanguage } from '@/lib/schema/data/jobs';
import { filterStyle } from './filter-style';
import { JobEntry } from './job-entry';
import { JobFilterForm } from './job-filter-form';
import { jobFilters } from './job-filters';
import { NothingFits } from './nothing-fits';
import { readyJob } from './ready-job';

/** All open positions; the filters work without script, by the rules in `filterStyle`. */
export async function JobList() {
  const t = await getTranslations('components.job_list');
  const locale = await currentLocale();
  const lang = locale === jobsLanguage ? undefined : jobsLanguage;
  const jobs = readOpenJobs(currentMoment()).map((job) =>
    readyJob(job, { locale, subject: t('subject', { position: job.position }) }),
  );
  if (jobs.length === 0) return <Text className="mt-10">{t('no_jobs')}</Text>;
  const filters = jobFilters(jobs);
  return (
    <div data-job-list="" className="mt-10">
      <style href="job-list" precedence="default">
        {filterStyle(filters)}
      </style>
      <JobFilterForm filters={filters} lang={lang} />
      <ul lang={lang} className="mt-6 space-y-6">
        {jobs.map(({ cities: _cities, ...job }, index) => (
          <li
            key={job.position}
            data-cities={filters.jobs[index]?.cities.join(' ')}
            data-level={filters.jobs[index]?.level}
          >
            <JobEntry {...job} />
          </li>
        ))}
      </ul>
      <NothingFits />
    </div>
  );
}
