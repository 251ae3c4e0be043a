import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { timelineItem } from '@/lib/schema/entities/items';
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

export const stepTimelineSchema = defineBlock({
  name: 'StepTimeline',
  description: 'Steps that follow one another, alternating left and right of a line.',
  props: z.strictObject({}),
  children: ['TimelineItem'],
});

export const timelineItemSchema = defineBlock({
  name: 'TimelineItem',
  description: 'One step; its number follows from its place.',
  // The text is between the tags; the number follows from the place.
  props: timelineItem.pick({ heading: true, src: true }),
  children: 'content',
  parent: 'StepTimeline',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'Steps are a way of three to five steps, which from a laptop on are one row on a rail: what happens after a form is sent, how a project goes. A StepTimeline is a course of weeks or months in which each step needs a paragraph: three to seven of them, each named by what is there at its end.',
  avoid: 'Not for things without an order, which are a FeatureList or a BenefitList.',
  accessibility:
    'An ordered list in the order of reading, also where the columns alternate: screen readers count the steps themselves, so the drawn numbers are hidden from them. Pictures beside steps are decoration. Headings are of level 3, so a heading of level 2 comes before the block.',
};
