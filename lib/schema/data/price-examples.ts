import { z } from 'zod';
import { entryOf, kebab, perLanguage } from '@/lib/schema/formats';

/**
 * `content/data/price-examples.yaml`: example configurations by name, in the order in which they are shown. Their sums are
 * worked out when the site is built.
 */
export const priceExamplesSchema = z.record(
  kebab(),
  z.strictObject({
    name: perLanguage().describe('What is built, e.g. “A web application with a database”.'),
    use: perLanguage().describe('For whom or what it is enough, in one sentence.'),
    lines: z
      .array(
        z.strictObject({
          price: entryOf('prices').describe(
            'Name of an entry of prices.yaml that is paid by the month.',
          ),
          quantity: z.number().positive().describe('How many of it.'),
        }),
      )
      .min(2)
      .describe('What it consists of.'),
  }),
);

export type PriceExample = z.output<typeof priceExamplesSchema>[string];
