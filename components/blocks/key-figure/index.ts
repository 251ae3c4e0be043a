import type { BlockGuide } from '@/lib/schema/block-folder';

export { KeyFigure } from './key-figure';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For the strongest number of a page, once, best in a Section on night: the number, one or two sentences that say what follows from it, and its source.',
  avoid:
    'Not for a row of numbers, which is Stats or a ProofStrip, and not for one without a source or a sentence.',
  accessibility:
    'A figure whose number is read before its sentence. Write units so that they can be read aloud: “4 hours” or “4 h”, no bare digits.',
};
