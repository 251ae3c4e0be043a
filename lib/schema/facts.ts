import { z } from 'zod';
import { kebab, text } from './formats';
import { perLanguage } from './per-language';

/** Words of a language beside which a fact's value is no coincidence. */
const words = () => z.array(text()).min(1);

/** One fact about the provider. */
export const factSchema = z.strictObject({
  meaning: text().describe('What is so, in one sentence; for writers, never shown.'),
  value: z
    .union([z.number(), perLanguage()], {
      error: 'expected a number, or a text in each language: { en: …, pl: … }',
    })
    .describe('A number, which each language writes in its own way, or a text in each language.'),
  kind: z
    .enum(['number', 'year', 'percent'])
    .default('number')
    .describe('How a number is written: 12,500, 2011 or 99.95%.'),
  beside: z
    .strictObject({
      en: words().describe('English words, or their beginnings.'),
      pl: words().describe('Polish words, or their beginnings.'),
    })
    .optional()
    .describe('Words beside which the value must not be typed by hand.'),
});

/** `content/data/facts.yaml`: what texts say about the provider in numbers, by name. */
export const factsSchema = z.record(kebab(), factSchema);

export type Fact = z.output<typeof factSchema>;
