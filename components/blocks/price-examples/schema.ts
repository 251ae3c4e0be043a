import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

export const priceExamplesSchema = defineBlock({
  name: 'PriceExamples',
  description:
    'The example configurations with their lines and sums, from data/price-examples.yaml.',
  props: z.strictObject({}),
  children: 'none',
});
