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

export type PriceUnit = (typeof priceUnits)[number];

const amount = (sentence: string) => z.number().positive().describe(sentence);

const tier = z.strictObject({
  above: amount('The quantity from which on this price holds, in units of the entry.'),
  net: amount('The price of each further unit, in zloty.'),
});

/** Each tier begins further up than the one before it, and costs less. */
function tierFaults(entry: { net: number; tiers?: readonly { above: number; net: number }[] }) {
  let [above, net] = [0, entry.net];
  return (entry.tiers ?? []).flatMap((one, index) => {
    const faults: { path: PropertyKey[]; message: string }[] = [];
    if (one.above <= above)
      faults.push({
        path: ['tiers', index, 'above'],
        message: `expected more than ${above}, where the tier before it begins`,
      });
    if (one.net >= net)
      faults.push({
        path: ['tiers', index, 'net'],
        message: `expected less than ${net}, the price before it: a larger quantity is never dearer`,
      });
    above = one.above;
    net = one.net;
    return faults;
  });
}

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
  .check(({ value, issues }) => {
    const faults = tierFaults(value);
    if (value.valid.until <= value.valid.from)
      faults.push({ path: ['valid', 'until'], message: 'expected a day after `from`' });
    for (const { path, message } of faults)
      issues.push({ code: 'custom', input: value, path, message, continue: true });
  });

/** `content/data/prices.yaml`: the price list, by names that offers and example configurations give. */
export const pricesSchema = z.record(kebab(), priceSchema);

export type Price = z.output<typeof priceSchema>;
