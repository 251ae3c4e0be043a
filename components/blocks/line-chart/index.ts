import type { BlockGuide } from '@/lib/schema/block-folder';

export { LineChart } from './line-chart';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For a course over time or along another scale: one to four lines, and up to six numbered marks that the text beside it explains.',
  avoid:
    'Not for parts of a whole, which BarChart and ColumnChart show; two values before and after are a SlopeChart.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each line has its name, and an expected one has dashes.',
};
