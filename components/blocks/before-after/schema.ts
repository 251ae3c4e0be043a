import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
