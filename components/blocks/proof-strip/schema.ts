import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { entryOf } from '@/lib/schema/formats';

export const proofStripSchema = defineBlock({
  name: 'ProofStrip',
  description:
    'Two to four facts about the provider in one row, each a figure with what it counts.',
  props: z.strictObject({
    facts: z
      .array(entryOf('facts'))
      .min(2)
      .max(4)
      .describe('Names of facts in data/facts.yaml that have a label, in this order.'),
  }),
  children: 'none',
});
