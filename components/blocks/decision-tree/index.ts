import type { BlockGuide } from '@/lib/schema/block-folder';

export { DecisionTree } from './decision-tree';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For a choice that a few questions settle, asked in a fixed order: a class of storage, a way of moving, a level of service.',
  avoid:
    'Not for options that are weighed against each other, which a Comparison shows, and not for steps of work, which are a LaneDiagram.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. The table has each question with the answer that decides.',
};
