import { defineBlock } from '@/lib/schema/block';

export const priceEstimatorSchema = defineBlock({
  name: 'PriceEstimator',
  description: 'What machines, storage and support cost a month, worked out of the price list.',
});

export const priceExamplesSchema = defineBlock({
  name: 'PriceExamples',
  description:
    'The example configurations with their lines and sums, from data/price-examples.yaml.',
});
