import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { entryOf, text } from '@/lib/schema/formats';

export const priceListSchema = defineBlock({
  name: 'PriceList',
  description: 'Some entries of the price list as a table, with a note on VAT.',
  props: z.strictObject({
    caption: text().describe('What the table shows, above it.'),
    prices: z
      .array(entryOf('prices'))
      .min(1)
      .describe('Names of entries of data/prices.yaml, in this order.'),
  }),
  children: 'none',
});
