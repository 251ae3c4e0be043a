import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For a way of three to five steps, which from a laptop on are one row on a rail: what happens after a form is sent, how a project goes. One or two sentences each, and the time where it is known.',
  avoid:
    'Not for steps that need room for paragraphs or drawings: that is a StepTimeline. Things without an order are a FeatureList or a BenefitList.',
  accessibility:
    'An ordered list: screen readers count the steps themselves, so the large numbers are hidden from them. Headings are of level 3, so a heading of level 2 comes before the block.',
};
