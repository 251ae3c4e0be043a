import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { SpanChart } from './span-chart';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what happens when, and for how long: an hour of an alert, a night of a shift, waves of a migration over weeks. Two to ten spans on one axis.',
  avoid:
    'Not for deadlines that all run from one moment, which are a DeadlineClock, and not for a year of events, which is a YearCalendar.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each span has its name above it.',
};
