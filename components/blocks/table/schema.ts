import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const tableSchema = defineBlock({
  name: 'Table',
  description:
    'A Markdown table with a caption, which scrolls sideways in its place where it is wide.',
  props: z.strictObject({
    caption: text().describe('What the table shows; also its name for screen readers.'),
    hasRowHeaders: z
      .boolean()
      .default(false)
      .describe('The first cell of each row says what the row is about.'),
  }),
  children: 'content',
  table: {},
});
