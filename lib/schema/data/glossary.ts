import { z } from 'zod';
import { inEachLanguage, kebab, text } from '@/lib/schema/formats';

/** A form that texts do not use, and why. */
const avoidedForm = () =>
  z.strictObject({
    form: z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}\-’ /]*\*?( [\p{L}\p{N}][\p{L}\p{N}\-’/]*\*?)*$/u, {
        error:
          'expected words, each of which may end in * for any ending, such as "strefy lądowani*"',
      })
      .describe('Words as they are written; * at the end of a word stands for any ending.'),
    reason: text().describe('Why not, in a few words.'),
  });

/** What the trade calls a thing in one language. */
const termInLanguage = () =>
  z.strictObject({
    term: text().describe('The form that all texts use.'),
    definition: text().describe('What it means, in one sentence.'),
    avoid: z.array(avoidedForm()).default([]).describe('Forms that are not used for it.'),
  });

export const glossaryEntrySchema = inEachLanguage(termInLanguage);

/** `content/data/glossary.yaml`: terms of the trade by name, as all texts use them. */
export const glossarySchema = z.record(kebab(), glossaryEntrySchema);
