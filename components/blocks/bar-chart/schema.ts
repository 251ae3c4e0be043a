import { z } from 'zod';
import { drawBars } from '@/lib/diagrams/bars';
import { withUnit } from '@/lib/diagrams/number';
import type { Locale } from '@/lib/i18n/locales';
import {
  attentionFaults,
  defineFigure,
  figureFields,
  sumFaults,
  tone,
  unit,
  withNotes,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

/** The last row of the figures. A sign (Σ) would cost each page with a sum a font of its own. */
const totalWords: Readonly<Record<Locale, string>> = { en: 'Total', pl: 'Razem' };

const item = z.strictObject({
  label: text().describe('What the bar is.'),
  note: text().optional().describe('What is said of it in small type.'),
  value: z.number().nonnegative().describe('Its length.'),
  tone: tone(),
  remark: text().optional().describe('What the reader should notice about it.'),
});

export const barChartSchema = defineFigure({
  name: 'BarChart',
  description: 'Horizontal bars whose lengths are values: parts of a whole, or sizes side by side.',
  props: z.strictObject({
    ...figureFields,
    itemName: label().describe(
      'What each bar is one of, e.g. “System”: head of a column of the table.',
    ),
    valueName: label().describe('What is measured, e.g. “Share of the invoice”.'),
    unit: unit(),
    total: z.number().optional().describe('What the values add up to; the check adds them up.'),
    items: z
      .array(item)
      .min(2)
      .max(8)
      .describe('Bars from above: `label`, `value` and, where needed, `note`, `tone`, `remark`.'),
  }),
  draw: drawBars,
  faults: ({ items, total }) => [
    ...sumFaults(
      items.map(({ value }) => value),
      total,
    ),
    ...attentionFaults(items, 'items'),
  ],
  numbers: ({ itemName, valueName, items, unit, total }, locale) => ({
    head: [itemName, valueName],
    rows: [
      ...items.map(({ label: name, note, remark, value }) => [
        withNotes(name, note, remark),
        withUnit(value, unit, locale),
      ]),
      ...(total === undefined ? [] : [[totalWords[locale], withUnit(total, unit, locale)]]),
    ],
  }),
});
