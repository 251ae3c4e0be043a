import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For who answers for what: every table with a column for us and one for the client. A cell begins with ●, ◐ or ○; what the part is in particular may follow: `◐ Base images`.',
  avoid:
    'Not for options to choose between, which are a Comparison. One duty has one ● where it can be helped: two that are responsible are none.',
  accessibility:
    'A table with headers of rows and columns, also on phones, where each duty stands above its parties. Every dot has its word; colour adds nothing to it.',
};
