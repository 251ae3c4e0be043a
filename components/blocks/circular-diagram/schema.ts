import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { diagramItems } from '@/lib/schema/entities/items';
import { label } from '@/lib/schema/formats';

export const circularDiagramSchema = defineBlock({
  name: 'CircularDiagram',
  description: 'A circle of three segments; the chosen one shows its text.',
  props: z.strictObject({
    label: label().describe('Accessible name of the circle, e.g. “Three parts of one service”.'),
    items: diagramItems.describe('The three segments, each with `heading` and `text`.'),
  }),
});
