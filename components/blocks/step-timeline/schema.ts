import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

export const stepTimelineSchema = defineBlock({
  name: 'StepTimeline',
  description: 'Steps that follow one another, alternating left and right of a line.',
  props: z.strictObject({}),
  children: ['TimelineItem'],
});

export const timelineItemSchema = defineBlock({
  name: 'TimelineItem',
  description: 'One step; its number follows from its place.',
  props: z.strictObject({
    heading: z.string().describe('What happens in this step.'),
    src: z.string().optional().describe('Address of a picture shown beside the step.'),
  }),
  children: 'content',
  parent: 'StepTimeline',
});
