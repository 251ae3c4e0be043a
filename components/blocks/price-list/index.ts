import type { BlockGuide } from '@/lib/schema/block-folder';

export { PriceList } from './price-list';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where a page has more than one price: sizes, classes of storage, tiers. Name the entries in the order in which a buyer compares them.',
  avoid:
    'Not for the one price a page begins with, which is in its AnswerBox, and not for sums, which are PriceExamples.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
