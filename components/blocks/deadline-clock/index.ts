import type { BlockGuide } from '@/lib/schema/block-folder';

export { DeadlineClock } from './deadline-clock';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For two to four deadlines that run from one event, such as duties to report an incident. The text of each says from which moment it runs.',
  avoid:
    'Not for steps one after the other, which are a SpanChart, and not for lengths that differ by more than forty times.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each ring has its deadline and its text beside it, in the order of the list.',
};
