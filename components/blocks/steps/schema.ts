import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { timelineItem } from '@/lib/schema/entities/items';
import { text } from '@/lib/schema/formats';

export const stepsSchema = defineBlock({
  name: 'Steps',
  description: 'A few numbered steps in a row: what happens next, and when.',
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
