import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const calloutSchema = defineBlock({
  name: 'Callout',
  description: 'A remark that stands out: a note, a tip or a warning.',
  props: z.strictObject({
    kind: z
      .enum(['note', 'tip', 'warning'])
      .default('note')
      .describe('What it is: a note, a tip or a warning; said in words and by an icon.'),
    title: text().optional().describe('What it is about, after the word for its kind.'),
  }),
  children: 'content',
});
