import { z } from 'zod';
import { drawColumns } from '@/lib/diagrams/columns';
import { inWords } from '@/lib/diagrams/number';
import {
  attentionFaults,
  defineFigure,
  figureFields,
  headWithUnit,
  lengthFaults,
  tone,
  unit,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const part = z.strictObject({ label: text().describe('What the part is.'), tone: tone() });

const column = z.strictObject({
  label: text().describe('What the column is, short: names without room are left out.'),
  values: z
    .array(z.number().nonnegative())
    .min(1)
    .max(4)
    .describe('A value for each part, from below.'),
});

export const columnChartSchema = defineFigure({
  name: 'ColumnChart',
  description: 'Columns over time, each of up to four parts on top of one another.',
  props: z.strictObject({
    ...figureFields,
    columnName: label().describe(
      'What each column is, e.g. “Month”: head of a column of the table, and said below columns whose names are bare numbers.',
    ),
    unit: unit(),
    series: z
      .array(part)
      .min(1)
      .max(4)
      .describe('The parts from below, each with `label` and, where needed, `tone`.'),
    columns: z
      .array(column)
      .min(2)
      .max(24)
      .describe('Columns from the left, each with `label` and `values`.'),
  }),
  draw: drawColumns,
  faults: ({ series, columns }) => [
    ...lengthFaults(
      columns.map(({ values }) => values.length),
      series.length,
      'columns',
      'values',
    ),
    ...attentionFaults(series, 'series'),
  ],
  numbers: ({ columnName, series, columns, unit: words }, locale) => ({
    head: [columnName, ...series.map((one) => headWithUnit(one.label, words))],
    rows: columns.map(({ label: name, values }) => [
      name,
      ...values.map((value) => inWords(value, locale)),
    ]),
  }),
});
