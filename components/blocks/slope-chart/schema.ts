import { z } from 'zod';
import { withUnit } from '@/lib/diagrams/number';
import { drawSlope } from '@/lib/diagrams/slope';
import {
  attentionFaults,
  defineFigure,
  figureFields,
  tone,
  unit,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const item = z.strictObject({
  label: text().describe('What has changed.'),
  before: z.number().nonnegative().describe('Its value before.'),
  after: z.number().nonnegative().describe('Its value after.'),
  tone: tone('ours'),
});

export const slopeChartSchema = defineFigure({
  name: 'SlopeChart',
  description: 'Values before and after, each pair joined by a line whose slope is the change.',
  props: z.strictObject({
    ...figureFields,
    itemName: label().describe('Head of the first column of the table, e.g. “System”.'),
    beforeName: label().describe('What the left side is, e.g. “Before”.'),
    afterName: label().describe('What the right side is, e.g. “After six months”.'),
    unit: unit(),
    items: z
      .array(item)
      .min(1)
      .max(5)
      .describe('Each with `label`, `before`, `after` and, where needed, `tone`.'),
  }),
  draw: drawSlope,
  faults: ({ items }) => attentionFaults(items, 'items'),
  numbers: ({ itemName, beforeName, afterName, unit: words, items }, locale) => ({
    head: [itemName, beforeName, afterName],
    rows: items.map((one) => [
      one.label,
      withUnit(one.before, words, locale),
      withUnit(one.after, words, locale),
    ]),
  }),
});
