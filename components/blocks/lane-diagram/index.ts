import type { BlockGuide } from '@/lib/schema/block-folder';

export { LaneDiagram } from './lane-diagram';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For a process in which several take part: who does what, and who waits for whom. Two to twelve steps in up to five lanes.',
  avoid:
    'Not for steps of one party without branches, which are Steps or a StepTimeline; for times use a SpanChart.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each step names its lane, and the table has them in their order.',
};
