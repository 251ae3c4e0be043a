import { z } from 'zod';
import { inEachLanguage, kebab, text } from '@/lib/schema/formats';

/** What sentences stand on that read like a promise of the provider. */
const promiseSchema = z
  .strictObject({
    promise: text()
      .optional()
      .describe(
        'What the provider promises, with its condition: from when to when, for whom, at which hours, at which price. For editors, never shown.',
      ),
    reason: text()
      .optional()
      .describe('In place of a promise: why such a sentence is none, though it reads like one.'),
    pages: z
      .array(text())
      .min(1)
      .optional()
      .describe('Ids of the pages it is about, or globs such as case-studies/**; all without it.'),
    words: inEachLanguage(
      () => z.array(text()).min(1),
      (name) => `${name} words, or their beginnings, of which such a sentence has one.`,
    )
      .optional()
      .describe('What its sentences say; all of these pages without it.'),
  })
  .refine(({ promise, reason }) => (promise === undefined) !== (reason === undefined), {
    error: 'expected either `promise` or `reason`',
  })
  .refine(({ pages, words }) => pages !== undefined || words !== undefined, {
    error:
      'expected `pages` or `words`, or both: an entry without either would carry every sentence',
  });

/** `content/data/promises.yaml`: what carries a sentence that quotes no fact and no price. */
export const promisesSchema = z.record(kebab(), promiseSchema);
