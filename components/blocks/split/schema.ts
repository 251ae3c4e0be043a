import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

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
