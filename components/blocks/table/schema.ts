import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For facts that readers compare by row and column, and that need a caption because they are referred to or stand far from their heading. A Markdown table right below its heading does without this block.',
  avoid:
    'Not for layout, and not for two columns of which the second holds paragraphs: that is a FeatureList or an Accordion.',
  accessibility:
    'The caption names the table. With hasRowHeaders screen readers say the first cell of a row with each of its others. On phones a table of three columns, of four columns of words or of two rows stands as rows whose cells have the heads as labels; a larger one scrolls sideways in its place, by touch, pointer and arrow keys, and the caption stays.',
};
