import { z } from 'zod';
import { jobCard } from './entities/job-card';
import { link, text } from './formats';

const job = jobCard.extend({
  url: link()
    .optional()
    .describe('Where to apply; without it, a message to us with the position as its subject.'),
  cities: z
    .array(text())
    .min(1)
    .describe('Cities in which the work can be done, by which visitors filter.'),
  description: text().describe('What the work is and what it takes, in two or three sentences.'),
});

/** `content/data/jobs.yaml`: open positions, in the order in which they are shown; in Polish. */
export const jobsSchema = z.array(job);

export type Job = z.output<typeof job>;
