import { z } from 'zod';
import { entryOf, marks, perLanguage } from '@/lib/schema/formats';

/** The id of a service or product page; `npm run move` renames entries that are kept by it. */
const pageId = () =>
  z
    .string()
    .regex(/^(services|products)(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
      error: 'expected the id of a service or product page, such as services/finops',
    })
    .register(marks, { reference: 'page' });

/** What a page offers, in the words of its first screen and its answer box. */
const offerSchema = z
  .strictObject({
    where: perLanguage().describe('Where it runs, or where the work is done.'),
    serviceLevel: entryOf('service-levels').describe('Name of an entry of service-levels.yaml.'),
    priceFrom: entryOf('prices')
      .optional()
      .describe('Name of the entry of prices.yaml it begins with.'),
    pricedBy: perLanguage()
      .optional()
      .describe('How it is priced: in place of a price, or behind one, in a few words.'),
    start: perLanguage().describe('How soon it starts after the order.'),
    runs: perLanguage().describe('Who does the work, or operates it.'),
  })
  .refine(({ priceFrom, pricedBy }) => priceFrom !== undefined || pricedBy !== undefined, {
    error: 'expected `priceFrom` with an entry of prices.yaml, or `pricedBy` with words',
  });

/** `content/data/offers.yaml`: what each service and product offers, by the id of its page. */
export const offersSchema = z.record(pageId(), offerSchema);
