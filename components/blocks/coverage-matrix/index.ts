import type { BlockGuide } from '@/lib/schema/block-folder';

export { CoverageMatrix } from './coverage-matrix';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what protects against what, or which rule covers which duty: up to six columns and twelve rows.',
  avoid:
    'Not where a cell needs a sentence, which is a Comparison or a Table, and not for who does what, which is Responsibility.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Disks differ by form and not by colour alone; the table has words in their place.',
};
