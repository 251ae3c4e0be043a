import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { YearCalendar } from './year-calendar';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what comes back every year: exercises, reports, reviews, ends of support. Two to twelve entries.',
  avoid:
    'Not for hours or weeks, which are a SpanChart, and not for the course of a project, which is a StepTimeline.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. The table writes out the months.',
};
