import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const comparisonSchema = defineBlock({
  name: 'Comparison',
  description:
    'Two to four options side by side, drawn from a Markdown table: a row for each question, a column for each option.',
  props: z.strictObject({
    caption: text().describe('What is compared; also the table’s name for screen readers.'),
    recommended: text()
      .optional()
      .describe('The option we advise, by the words at the head of its column.'),
  }),
  children: 'content',
  table: { columns: [2, 4], columnProp: 'recommended' },
});
