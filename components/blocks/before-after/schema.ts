import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { together } from '@/lib/schema/describe-fields';
import { text } from '@/lib/schema/formats';

export const beforeAfterSchema = defineBlock({
  name: 'BeforeAfter',
  description: 'How something was, and how it is now, side by side.',
  props: together(
    z.strictObject({
      before: text().describe('How it was, in a sentence or two.'),
      beforeValue: text().optional().describe('The number of then, with its unit.'),
      after: text().describe('How it is now.'),
      afterValue: text().optional().describe('The number of now, in the same unit.'),
    }),
    ['beforeValue', 'afterValue'],
  ),
  children: 'none',
  labels: 'before_after',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For what a project changed: one sentence of then and one of now, with a number each where it was measured in the same way.',
  avoid:
    'Not for two options to choose between, which are a Comparison, nor for changes over more than two points in time, which are a chart.',
  accessibility:
    'A description list: screen readers hear “Before” and “After” with their texts; the arrow is hidden from them.',
};
