import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const splitSchema = defineBlock({
  name: 'Split',
  description: 'A text, and beside it the figure that it speaks of.',
  props: z.strictObject({
    figure: z
      .enum(['left', 'right'])
      .default('right')
      .describe('On which side the figure is from xl on; on narrower screens it follows the text.'),
  }),
  children: 'content',
});

export const splitFigureSchema = defineBlock({
  name: 'SplitFigure',
  description: 'The figure of a Split: a chart, a diagram, a picture, a table.',
  props: z.strictObject({}),
  children: 'content',
  parent: 'Split',
});

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'For one thought that a figure shows: heading and two or three short paragraphs, and in SplitFigure the chart, diagram or picture they speak of. The heading of level 2 may be in it.',
  avoid:
    'Not for a figure wider than it is useful at half a page: that one stands in the section by itself. Not for two texts side by side.',
  accessibility:
    'The text comes first for screen readers and on narrow screens, on whichever side the figure is shown.',
};
