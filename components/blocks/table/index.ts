import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Table } from './table';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For facts that readers compare by row and column, and that need a caption because they are referred to or stand far from their heading. A Markdown table right below its heading does without this block.',
  avoid:
    'Not for layout, and not for two columns of which the second holds paragraphs: that is a FeatureList or an Accordion.',
  accessibility:
    'The caption names the table. With hasRowHeaders screen readers say the first cell of a row with each of its others. On phones a table of three columns, of four columns of words or of two rows stands as rows whose cells have the heads as labels; a larger one scrolls sideways in its place, by touch, pointer and arrow keys, and the caption stays.',
};
