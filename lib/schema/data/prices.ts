import { z } from 'zod';
import { day, expiry, kebab, perLanguage } from '@/lib/schema/formats';

/** What one of an entry is, and for how long; the words are interface texts (`components.prices.units`). */
export const priceUnits = [
  'hour',
  'day',
  'month',
  'quarter',
  'gb-month',
  'user-month',
  'server-month',
  'user',
  'fixed',
] as const;

const amount = (sentence: string) => z.number().positive().describe(sentence);

const tier = z.strictObject({
  above: amount('The quantity from which on this price holds, in units of the entry.'),
  net: amount('The price of each further unit, in zloty.'),
});

/** One line of the price list. */
export const priceSchema = z
  .strictObject({
    name: perLanguage().describe('What is paid for, in a few words.'),
    unit: z.enum(priceUnits).describe('What one of it is; `fixed` is paid once.'),
    net: amount('The lowest price of one unit, in zloty, without VAT.'),
    tiers: z
      .array(tier)
      .min(1)
      .optional()
      .describe('Lower prices of larger quantities, the smallest quantity first.'),
    valid: z
      .strictObject({
        from: day().describe('The first day of the price.'),
        until: expiry().describe('Its last day: the check refuses the price afterwards.'),
      })
      .describe('The days on which the price holds.'),
  })
  .superRefine((entry, context) => {
    // Each tier begins further up than the one before it, and costs less.
    let before = { above: 0, net: entry.net };
    for (const [index, tier] of (entry.tiers ?? []).entries()) {
      if (tier.above <= before.above)
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'above'],
          message: `expected more than ${before.above}, where the tier before it begins`,
        });
      if (tier.net >= before.net)
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'net'],
          message: `expected less than ${before.net}, the price before it: a larger quantity is never dearer`,
        });
      before = tier;
    }
  })
  .refine(({ valid }) => valid.from < valid.until, {
    path: ['valid', 'until'],
    error: 'expected a day after `from`',
  });

/** `content/data/prices.yaml`: the price list, by names that offers and example configurations give. */
export const pricesSchema = z.record(kebab(), priceSchema);

export type Price = z.output<typeof priceSchema>;
