import { slug } from 'github-slugger';
import { getTranslations } from 'next-intl/server';
import { ChoiceGroup } from '@/components/ui/choice-group/choice-group';
import { toQuery } from '@/lib/search/folded-letters';
import { filterFormId } from './form-id';
import type { JobFilters } from './job-filters';
import { LazyJobCount } from './lazy-job-count.client';

type JobFilterFormProps = { filters: JobFilters; lang?: string };

/** What stands in the address for a place or a level: its words without marks and blanks. */
const addressWord = (text: string) =>
  slug(toQuery(text).normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** The filters, and how many jobs they leave; nothing where there is nothing to choose from. */
export async function JobFilterForm({ filters, lang }: JobFilterFormProps) {
  const { cities, levels, jobs } = filters;
  const t = await getTranslations('components.job_list');
  if (cities.length < 2 && levels.length < 2) return null;
  const total = jobs.length;
  return (
    <form id={filterFormId} aria-label={t('filter')} className="print:hidden">
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        <ChoiceGroup
          name="city"
          legend={t('place')}
          all={t('all_places')}
          choices={cities}
          values={cities.map(addressWord)}
          lang={lang}
        />
        <ChoiceGroup
          name="level"
          legend={t('level')}
          all={t('all_levels')}
          choices={levels}
          values={levels.map(addressWord)}
          lang={lang}
        />
      </div>
      <LazyJobCount
        jobs={jobs}
        texts={Array.from({ length: total + 1 }, (_, shown) => t('count', { shown, total }))}
      />
    </form>
  );
}
