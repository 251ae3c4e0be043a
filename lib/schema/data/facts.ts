import { z } from 'zod';
import { fullLocales } from '@/lib/i18n/locales';
import { expiry, inEachLanguage, kebab, perLanguage, text } from '@/lib/schema/formats';

/** Words of a language beside which a fact's value is no coincidence. */
const words = () => z.array(text()).min(1);

/** How a number follows from another fact, so that the two cannot diverge. */
const derivation = z.strictObject({
  fact: kebab().describe('Name of a fact that has a number of its own.'),
  rest: z
    .number()
    .optional()
    .describe('The whole of which the fact is taken away first, such as 100 of a percentage.'),
  times: z.number().default(1).describe('By what the number is multiplied.'),
});

const texts = fullLocales.map((locale) => `${locale}: …`).join(', ');

/** One fact about the provider as it is written down: with a value of its own, or with what it follows from. */
const writtenFact = z.strictObject({
  meaning: text().describe('What is so, in one sentence; for writers, never shown.'),
  value: z
    .union([z.number(), perLanguage()], {
      error: `expected a number, or a text in each language: { ${texts} }`,
    })
    .optional()
    .describe('A number, which each language writes in its own way, or a text in each language.'),
  of: derivation.optional().describe('In place of a value: the fact from which this one follows.'),
  kind: z
    .enum(['number', 'year', 'percent', 'duration', 'duration-short'])
    .default('number')
    .describe(
      'How a number is written: 12,500, 2011, 99.95%, or seconds as “21 minutes and 36 seconds” or “21 min 36 s”.',
    ),
  label: perLanguage()
    .optional()
    .describe('What is counted, in a few words: shown below the number where it stands alone.'),
  until: expiry()
    .optional()
    .describe('The last day on which it is so: the check refuses it afterwards.'),
  condition: inEachLanguage(words, (name) => `${name} words, or their beginnings.`)
    .optional()
    .describe(
      'Words of the condition under which it holds, such as 24/7: a text that states the fact has one of them too (npm run status -- --promises).',
    ),
  beside: inEachLanguage(words, (name) => `${name} words, or their beginnings.`)
    .optional()
    .describe('Words beside which the value must not be typed by hand.'),
});

/** One fact about the provider. */
export const factSchema = writtenFact
  .refine(({ value, of }) => value !== undefined || of !== undefined, {
    error: 'expected a value, or `of` with the fact from which it follows',
  })
  .refine(({ value, of }) => value === undefined || of === undefined, {
    path: ['value'],
    error: 'expected either a value or `of`, and not both: the value would be a second source',
  });

export type WrittenFact = z.output<typeof factSchema>;

/** `content/data/facts.yaml`: what texts say about the provider in numbers, by name. */
export const factsSchema = z.record(kebab(), factSchema).superRefine((facts, context) => {
  const sources = Object.keys(facts).filter((name) => typeof facts[name]?.value === 'number');
  for (const [name, { of }] of Object.entries(facts)) {
    if (!of || sources.includes(of.fact)) continue;
    const message = `there is no fact "${of.fact}" with a number of its own; expected one of ${sources.join(', ')}`;
    context.addIssue({ code: 'custom', path: [name, 'of', 'fact'], message });
  }
});

/** A fact with its value, which may have followed from another. */
export type Fact = Omit<WrittenFact, 'value' | 'of'> & {
  value: NonNullable<WrittenFact['value']>;
};
