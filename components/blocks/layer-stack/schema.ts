import { z } from 'zod';
import { drawLayers } from '@/lib/diagrams/layers';
import {
  attentionFaults,
  defineFigure,
  figureFields,
  tone,
  withNotes,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const layer = z.strictObject({
  label: text().describe('What the layer is.'),
  note: text().optional().describe('What is said of it in a few words.'),
  by: text().describe('Who answers for it; neighbours of one party are held together.'),
  tone: tone(),
});

export const layerStackSchema = defineFigure({
  name: 'LayerStack',
  description: 'Layers that lie on one another, and who answers for them.',
  props: z.strictObject({
    ...figureFields,
    layerName: label().describe('Head of the column of layers in the table, e.g. “Layer”.'),
    byName: label().describe('Head of the column of parties, e.g. “Answers for it”.'),
    layers: z
      .array(layer)
      .min(2)
      .max(9)
      .describe('Layers from above, each with `label`, `by` and, where needed, `note`, `tone`.'),
  }),
  draw: drawLayers,
  faults: ({ layers }) => attentionFaults(layers, 'layers'),
  numbers: ({ layerName, byName, layers }) => ({
    head: [layerName, byName],
    rows: layers.map((one) => [withNotes(one.label, one.note), one.by]),
  }),
});
