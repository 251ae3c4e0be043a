import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { timelineItem } from '@/lib/schema/entities/items';

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
  use: 'For a course of weeks or months in which each step needs a paragraph: how a migration or the first quarter of a service goes. Three to seven steps, each named by what is there at its end.',
  avoid:
    'Not for a handful of short steps, which are Steps, and not for things without an order, which are a FeatureList.',
  accessibility:
    'An ordered list in the order of reading, also where the columns alternate: screen readers count the steps, so the drawn numbers are hidden from them. Pictures beside steps are decoration. Headings are of level 3, so a heading of level 2 comes before the block.',
};
