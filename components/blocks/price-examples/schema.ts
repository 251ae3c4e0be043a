import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const priceExamplesSchema = defineBlock({
  name: 'PriceExamples',
  description:
    'The example configurations with their lines and sums, from data/price-examples.yaml.',
  props: z.strictObject({}),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Once on the site, where a buyer asks what a whole system costs. The sums follow from the price list.',
  avoid: 'Not for one price, and not for a client’s own case, which is an offer.',
  accessibility:
    'Each example begins with a heading of level 3, so one of level 2 comes before it; its lines are a list of terms with amounts, the sum last.',
};
