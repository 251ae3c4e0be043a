import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { jobCard } from '@/lib/schema/entities/cards';
import { day, link, text } from '@/lib/schema/formats';

/** Kinds of employment that search engines know. */
const employments = ['full-time', 'part-time', 'contractor', 'temporary', 'intern'] as const;

/** Zloty a month, from and to. */
const payRange = z
  .strictObject({
    from: z.int().positive().describe('Lowest amount, in zloty a month.'),
    to: z.int().positive().describe('Highest amount, in zloty a month.'),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'expected an amount that is not below `from`',
  });

/** What a position pays, by the kind of contract; candidates have to be told before they are asked (Labour Code, art. 18³ᶜᵃ). */
const pay = z
  .strictObject({
    employment: payRange.optional().describe('With a contract of employment, gross.'),
    b2b: payRange.optional().describe('With a contract between companies, net of VAT.'),
  })
  .refine(({ employment, b2b }) => employment || b2b, {
    error: 'expected `employment`, `b2b` or both, each with `from` and `to`',
  });

const job = jobCard.extend({
  url: link()
    .optional()
    .describe('Where to apply; without it, a message to us with the position as its subject.'),
  cities: z
    .array(text())
    .min(1)
    .describe('Cities in which the work can be done, by which visitors filter.'),
  description: text().describe('What the work is and what it takes, in two or three sentences.'),
  employment: z
    .array(z.enum(employments))
    .min(1)
    .default(['full-time'])
    .describe('Kinds of employment, for search engines.'),
  pay: pay.optional().describe('What the position pays.'),
  posted: day().describe('Day on which the position was opened.'),
  validThrough: day().describe('Last day to apply; afterwards the position is shown nowhere.'),
});

/** Language in which positions are written: the career page is Polish only (docs/behaviour.md §2.1). */
export const jobsLanguage: Locale = 'pl';

/** Levels written with other capitals than in most positions: visitors would filter by both. */
function oddLevels(jobs: readonly Job[]): { index: number; usual: string }[] {
  const counts = new Map<string, number>();
  for (const { level } of jobs) counts.set(level, (counts.get(level) ?? 0) + 1);
  const usualOf = (level: string) =>
    [...counts.keys()]
      .filter((other) => other.toLowerCase() === level.toLowerCase())
      // Of as many, the one in small letters.
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? 1 : -1))[0] ?? level;
  return jobs.flatMap(({ level }, index) => {
    const usual = usualOf(level);
    return usual === level ? [] : [{ index, usual }];
  });
}

/** `content/data/jobs.yaml`: open positions, in the order in which they are shown. */
export const jobsSchema = z
  .array(
    job.refine(({ posted, validThrough }) => posted <= validThrough, {
      path: ['validThrough'],
      error: 'expected a day that is not before `posted`',
    }),
  )
  .superRefine((jobs, context) => {
    for (const { index, usual } of oddLevels(jobs))
      context.addIssue({
        code: 'custom',
        path: [index, 'level'],
        message: `other positions say it with other capitals; did you mean \`${usual}\`?`,
      });
  });

export type Job = z.output<typeof job>;
