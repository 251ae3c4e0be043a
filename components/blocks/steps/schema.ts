import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const stepsSchema = defineBlock({
  name: 'Steps',
  description: 'A few numbered steps in a row: what happens next, and when.',
  props: z.strictObject({}),
  children: ['Step'],
});

export const stepSchema = defineBlock({
  name: 'Step',
  description: 'One step; its number follows from its place.',
  props: z.strictObject({
    heading: text().describe('What happens, in a few words.'),
    time: text()
      .optional()
      .describe('When it happens or how long it takes, e.g. “Within one working day”.'),
  }),
  children: 'content',
  parent: 'Steps',
  heading: { prop: 'heading', level: 3 },
});
