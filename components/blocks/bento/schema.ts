import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

export const bentoSchema = defineBlock({
  name: 'Bento',
  description: 'Parts of one thing in cells of two sizes, the large ones first in their rows.',
  props: z.strictObject({
    dark: z
      .int()
      .min(1)
      .max(8)
      .optional()
      .describe('Which cell is on night, counted from 1: the one that matters most, if any.'),
  }),
  children: ['BentoCell'],
});

export const bentoCellSchema = defineBlock({
  name: 'BentoCell',
  description: 'One part: its name, a few sentences, and a small figure if there is one.',
  props: z.strictObject({
    heading: text().describe('Name of the part.'),
  }),
  children: 'content',
  parent: 'Bento',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For two to eight parts of one thing of which some matter more: they get the large cells, first in the row of 8 + 4, and may hold a small figure.',
  avoid:
    'Not for pages to go to, which are cards, and not for parts of equal weight, which are a FeatureList. Not for steps.',
  accessibility:
    'A list whose cells have headings of level 3, so a heading of level 2 comes before the block. The cell on night keeps legible colours.',
};
