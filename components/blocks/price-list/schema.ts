import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where a page has more than one price: sizes, classes of storage, tiers. Name the entries in the order in which a buyer compares them.',
  avoid:
    'Not for the one price a page begins with, which is in its AnswerBox, and not for sums, which are PriceExamples.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
