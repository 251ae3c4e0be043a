import type { BlockGuide } from '@/lib/schema/block-folder';

export { ColumnChart } from './column-chart';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For amounts over time that are made of parts: what runs twice during a migration, cost by month and owner.',
  avoid:
    'Not for parts of a single whole, which are a BarChart, and not for an index or a trend, which is a LineChart.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Parts are named above the columns in the order in which they lie.',
};
