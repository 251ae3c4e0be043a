import { slug } from 'github-slugger';
import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button/button-style';
import { LinkButton } from '@/components/ui/button/link-button';
import { Card } from '@/components/ui/card/card';
import { ChoiceGroup } from '@/components/ui/choice-group/choice-group';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import { Text } from '@/components/ui/text/text';
import { mailAddress } from '@/lib/contact/mail-address';
import { readOpenJobs } from '@/lib/content/data';
import { resolveLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { zloty } from '@/lib/format/money';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { type Job, jobsLanguage } from '@/lib/schema/data/jobs';
import { toQuery } from '@/lib/search/folded-letters';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';
import { LazyJobCount } from '../lazy-leaves.client';
import { type JobFilters, jobFilters, levelsIn } from './job-filters';
import type { jobCardSchema } from './schema';

type JobEntryProps = BlockProps<typeof jobCardSchema> & Pick<Partial<Job>, 'description' | 'pay'>;

/** What a position pays, as “14 000–18 000 zł brutto”, by the kind of contract. */
const payText = (
  { employment, b2b }: NonNullable<Job['pay']>,
  t: Awaited<ReturnType<typeof getTranslations<'components.job_list'>>>,
): string => {
  const amounts = ({ from, to }: NonNullable<typeof employment>) => ({
    from: from.toLocaleString(jobsLanguage),
    to: zloty(to, jobsLanguage),
  });
  return [
    ...(employment ? [t('pay_employment', amounts(employment))] : []),
    ...(b2b ? [t('pay_b2b', amounts(b2b))] : []),
  ].join(' / ');
};

/** A position with its facts and the way to apply. */
async function JobEntry(props: JobEntryProps) {
  const { position, level, contract, place, description, pay, url } = props;
  const t = await getTranslations('components.job_list');
  const facts = [
    [t('level'), level],
    [t('contract'), contract],
    [t('place'), place],
    ...(pay ? [[t('pay'), payText(pay, t)]] : []),
  ];
  return (
    <Card as="article" className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="min-w-0">
        <Heading level={3} look="h4">
          {position}
        </Heading>
        {/* What is compared from job to job begins at the same place in each. */}
        <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 text-small xl:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
          {facts.map(([term, value], index) => (
            <div key={term} className={classNames(index > 1 && 'col-span-2 xl:col-span-1')}>
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {description && <Text className="mt-4">{description}</Text>}
      </div>
      <div>
        <LinkButton href={url} variant="outline3">
          {t('apply')}
          <span className="sr-only">: {position}</span>
        </LinkButton>
      </div>
    </Card>
  );
}

/** Id of the form with the filters, to which a button outside of it belongs; one list to a page. */
const filterFormId = 'job-filters';

type JobFilterFormProps = { filters: JobFilters; lang?: string };

/** What the URL says for a place or a level: its words without accents and spaces. */
const queryWord = (text: string) => slug(toQuery(text).normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** The filters, and how many jobs they leave; nothing where there is nothing to choose from. */
async function JobFilterForm({ filters, lang }: JobFilterFormProps) {
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
          values={cities.map(queryWord)}
          levels={cities.map((_, city) => levelsIn(jobs, city))}
          lang={lang}
        />
        <ChoiceGroup
          name="level"
          legend={t('level')}
          all={t('all_levels')}
          choices={levels}
          values={levels.map(queryWord)}
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

/** What takes the place of the list when no job fits; shown by the rules of the filters. */
async function NothingFits() {
  const t = await getTranslations('components.job_list');
  return (
    <div data-nothing="" className="on-mist mt-6 rounded-card bg-mist print:hidden">
      <div className="flex flex-wrap-reverse items-center justify-between gap-8 p-6 md:p-8">
        <div>
          <Text className="mb-6">{t('nothing')}</Text>
          <button type="reset" form={filterFormId} className={buttonStyle('outline3')}>
            {t('show_all')}
          </button>
        </div>
        <StrataArt name="hollow" tone="paper" className="aspect-8/7 w-48" />
      </div>
    </div>
  );
}

type ReadyOptions = {
  /** Language of the page. */
  locale: Locale;
  /** Subject of the message, for a job without a place to apply at. */
  subject: string;
};

/** A job as it is shown: its texts set by the rules of Polish, and an address to apply at. */
function readyJob(job: Job, { locale, subject }: ReadyOptions): Job & { url: string } {
  const { position, contract, place, description, url } = job;
  return {
    ...job,
    position: typeset(position, jobsLanguage),
    contract: typeset(contract, jobsLanguage),
    place: typeset(place, jobsLanguage),
    description: typeset(description, jobsLanguage),
    url: url ? resolveLink(url, locale, content) : mailAddress(site.contact.email, subject),
  };
}

/** All open positions; the filters work without script, by the rules that app/job-list.css makes of the positions. */
export async function JobList() {
  const t = await getTranslations('components.job_list');
  const locale = await currentLocale();
  const lang = locale === jobsLanguage ? undefined : jobsLanguage;
  const jobs = readOpenJobs(content.now).map((job) =>
    readyJob(job, { locale, subject: t('subject', { position: job.position }) }),
  );
  if (jobs.length === 0) return <Text className="mt-10">{t('no_jobs')}</Text>;
  const filters = jobFilters(jobs);
  return (
    <div data-job-list="" className="mt-10">
      <link rel="stylesheet" href="/job-list.css" precedence="job-list" />
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

/** A position on its own. */
export function JobCard(props: BlockProps<typeof jobCardSchema>) {
  return (
    <div className="mt-10">
      <JobEntry {...props} />
    </div>
  );
}
