import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { diagramItems } from '@/lib/schema/entities/items';
import { label } from '@/lib/schema/formats';

export const circularDiagramSchema = defineBlock({
  name: 'CircularDiagram',
  description: 'A circle of three segments; the chosen one shows its text.',
  props: z.strictObject({
    label: label().describe('Accessible name of the circle, e.g. “Three parts of one service”.'),
    items: diagramItems.describe('The three segments, each with `heading` and `text`.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'For three parts that hold each other up or come round again, such as a cycle of work: one heading of one to three words and one or two sentences each.',
  avoid:
    'Not for a sequence with an end, which is Steps or a StepTimeline, and not for two or four parts: it is drawn for exactly three. If all three texts must be read, a FeatureList shows them at once.',
  accessibility:
    'Each segment is a button, named by its heading, that Tab reaches and Enter and Space press; previous and next do the same and wrap. The text that follows is read out. Without script and on paper all three texts are shown. Headings are of level 3.',
};
