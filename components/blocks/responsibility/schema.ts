import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const responsibilitySchema = defineBlock({
  name: 'Responsibility',
  description:
    'Who answers for what, drawn from a Markdown table: a row for each duty, a column for each party, and in each cell ● responsible, ◐ supports or ○ no part. Colours follow the heads: ours where one is “We” or has the brand, the client’s where it begins with “You”, others’ else.',
  props: z.strictObject({
    caption: text().describe('What is shared out; also the table’s name for screen readers.'),
  }),
  children: 'content',
  table: { columns: [2, 4], symbols: ['●', '◐', '○'] },
});
