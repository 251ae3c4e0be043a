import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
