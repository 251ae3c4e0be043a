import { slug } from 'github-slugger';
import type { JobPosting } from 'schema-dts';
import { readOpenJobs } from '@/lib/content/data';
import { blocksNamed } from '@/lib/mdx/block-props';
import type { CompiledBody } from '@/lib/mdx/compile';
import type { Job } from '@/lib/schema/data/jobs';
import { site } from '@/site.config';
import { publisher } from './organization';

/** Our words for kinds of employment in those of search engines. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const satisfies Record<Job['employment'][number], string>;

const jobPosting = (job: Job): JobPosting => ({
  '@type': 'JobPosting',
  title: job.position,
  description: job.description,
  identifier: { '@type': 'PropertyValue', name: site.company, value: slug(job.position) },
  datePosted: job.posted,
  validThrough: job.validThrough,
  employmentType: job.employment.map((kind) => employmentTypes[kind]),
  hiringOrganization: publisher,
  jobLocation: job.cities.map((city) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: site.legal.country,
    },
  })),
});

/**
 * The open positions, on the page that lists them.
 * @param now The moment the site shows.
 */
export const jobPostings = (body: CompiledBody, now: Date): JobPosting[] =>
  blocksNamed(body.tree, 'JobList').length > 0 ? readOpenJobs(now).map(jobPosting) : [];
