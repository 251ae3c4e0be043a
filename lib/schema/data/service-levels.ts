import { z } from 'zod';
import { expiry, kebab, perLanguage } from '@/lib/schema/formats';

const credit = z.strictObject({
  below: z.number().positive().max(100).describe('The availability of a month, in per cent.'),
  percent: z.number().positive().max(100).describe('Share of the month’s fee that is credited.'),
});

/** What the contract promises of a service. */
const serviceLevelSchema = z
  .strictObject({
    name: perLanguage().describe('What it holds for.'),
    level: perLanguage().describe('The promise, in a few words: shown in first screens.'),
    measure: perLanguage().describe('How it is measured, in one sentence.'),
    credits: z
      .array(credit)
      .min(1)
      .optional()
      .describe('What is credited when it is missed, the smallest failure first.'),
    remedy: perLanguage()
      .optional()
      .describe('What follows when it is missed, where that is no share of the fee.'),
    reviewBy: expiry().describe('The day by which somebody has to look at it again.'),
  })
  .superRefine(({ credits = [] }, context) => {
    for (const [index, { below, percent }] of credits.entries()) {
      const before = credits[index - 1];
      if (!before || (below < before.below && percent > before.percent)) continue;
      const message = `expected less than ${before.below} and more than ${before.percent} per cent: a longer failure is credited with more`;
      context.addIssue({ code: 'custom', path: ['credits', index], message });
    }
  });

/** `content/data/service-levels.yaml`: service levels by names that offers give. */
export const serviceLevelsSchema = z.record(kebab(), serviceLevelSchema);

export type ServiceLevel = z.output<typeof serviceLevelSchema>;
