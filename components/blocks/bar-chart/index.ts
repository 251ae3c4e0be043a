import type { BlockGuide } from '@/lib/schema/block-folder';

export { BarChart } from './bar-chart';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For two to eight values side by side: parts of an invoice, sizes, times. With `total` the check adds the parts up. The finding says in one sentence what the reader should see.',
  avoid:
    'Not for a course over time, which LineChart and ColumnChart show, and not for a single number, which is a Stat.',
  accessibility:
    'One image, named by title and finding; its figures are in a table that opens below it. Colours are never the only sign: every bar has its label and its value.',
};
