import type { BlockGuide } from '@/lib/schema/block-folder';

export { CircularDiagram } from './circular-diagram';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'For three parts that hold each other up or come round again, such as a cycle of work: one heading of one to three words and one or two sentences each.',
  avoid:
    'Not for a sequence with an end, which is Steps or a StepTimeline, and not for two or four parts: it is drawn for exactly three. If all three texts must be read, a FeatureList shows them at once.',
  accessibility:
    'Each segment is a button, named by its heading, that Tab reaches and Enter and Space press; previous and next do the same and wrap. The text that follows is read out. Without script and on paper all three texts are shown. Headings are of level 3.',
};
