import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { SlopeChart } from './slope-chart';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For one to five values of the same unit before and after a change: the result of a project, the effect of a rule.',
  avoid:
    'Not for what happened in between, which a LineChart shows, and not for values of different units, which are Stats.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Each line has both values and its name.',
};
