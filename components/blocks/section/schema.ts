import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { kebab } from '@/lib/schema/formats';

const padding = z.enum(['none', 'small', 'large']).default('large');

export const sectionSchema = defineBlock({
  name: 'Section',
  description: 'A part of a page that holds one thought, with a background of its own.',
  props: z.strictObject({
    id: kebab().optional().describe('Anchor, so that links can lead here.'),
    background: z.enum(['paper', 'mist', 'night']).default('paper').describe('Background colour.'),
    paddingTop: padding.describe('Space above the content.'),
    paddingBottom: padding.describe('Space below the content.'),
    shadow: z.boolean().default(false).describe('Lets the section float above its neighbours.'),
  }),
  children: 'content',
  isFullWidth: true,
});

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
  children: 'content',
  parent: 'Split',
});
