import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const bentoSchema = defineBlock({
  name: 'Bento',
  description: 'Parts of one thing in boxes, two or three to a row.',
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
  description: 'One part: its name and a few sentences.',
  props: z.strictObject({
    heading: text().describe('Name of the part.'),
  }),
  children: 'content',
  parent: 'Bento',
  heading: { prop: 'heading', level: 3 },
});
