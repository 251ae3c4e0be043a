import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For two to four options that a reader chooses between. A cell may begin with ✓, ◐ or ✗, alone or with words of its own: `✗ fixed for three years`. Rows of figures are aligned at the right by themselves.',
  avoid:
    'Not for facts of one thing, which are a SpecSheet, nor for who does what, which is a Responsibility. More than four options are a Table.',
  accessibility:
    'A table with headers of rows and columns; every sign has its word. On phones radio buttons choose the option that is shown, without script; paper has them all. The advised option is named in words as well as by its ground.',
};
