import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const priceEstimatorSchema = defineBlock({
  name: 'PriceEstimator',
  description: 'What machines, storage and support cost a month, worked out of the price list.',
  props: z.strictObject({}),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Once on the site, on the page of the platform, above the example configurations.',
  avoid: 'Not on pages of services: what they cost depends on what is found, not on sizes.',
  accessibility:
    'Native fields with labels; the sum is a live output. Without script the fields are not shown, and the table of prices below stands for them.',
};
