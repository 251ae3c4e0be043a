import type { BlockGuide } from '@/lib/schema/block-folder';

export { Bento, BentoCell } from './bento';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For two to eight parts of one thing of which some matter more: they get the large cells, first in the row of 8 + 4, and may hold a small figure.',
  avoid:
    'Not for pages to go to, which are cards, and not for parts of equal weight, which are a FeatureList. Not for steps.',
  accessibility:
    'A list whose cells have headings of level 3, so a heading of level 2 comes before the block. The cell on night keeps legible colours.',
};
