import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Split, SplitFigure } from './split';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'For one thought that a figure shows: heading and two or three short paragraphs, and in SplitFigure the chart, diagram or picture they speak of. The heading of level 2 may be in it.',
  avoid:
    'Not for a figure wider than it is useful at half a page: that one stands in the section by itself. Not for two texts side by side.',
  accessibility:
    'The text comes first for screen readers and on narrow screens, on whichever side the figure is shown.',
};
