import type { BlockGuide } from '@/lib/schema/block-folder';

export { ProofStrip } from './proof-strip';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For three or four facts that prove what a section says, named as in data/facts.yaml, so that figure and words are the same on every page.',
  avoid:
    'Not for numbers that belong to one page only: those are Stats or a KeyFigure. Not twice on a page.',
  accessibility:
    'A description list: the screen reader hears what is counted, then the figure, although the figure is shown first.',
};
