import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For three or four facts that prove what a section says, named as in data/facts.yaml, so that figure and words are the same on every page.',
  avoid:
    'Not for numbers that belong to one page only: those are Stats or a KeyFigure. Not twice on a page.',
  accessibility:
    'A description list: the screen reader hears what is counted, then the figure, although the figure is shown first.',
};
