import { z } from 'zod';
import { drawLines } from '@/lib/diagrams/lines';
import { withUnit } from '@/lib/diagrams/number';
import {
  attentionFaults,
  type DataFault,
  defineFigure,
  figureFields,
  lengthFaults,
  nameFault,
  tone,
  unit,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const line = z.strictObject({
  label: text().describe('What the line is.'),
  values: z.array(z.number()).min(3).max(36).describe('A value for each of the points.'),
  tone: tone(),
  isDashed: z.boolean().default(false).describe('Drawn with dashes: what is only expected.'),
});

const mark = z.strictObject({
  at: text().describe('The point at which the mark is, by its name.'),
  line: text()
    .optional()
    .describe('The line it is on, by its name; the first one where none is named.'),
  label: text().describe('What happens there; it stands below the picture.'),
});

/** Lines of another length than there are points, and marks at what is not there. */
function lineFaults({
  points,
  lines,
  marks,
}: {
  points: readonly string[];
  lines: readonly { label: string; values: readonly number[] }[];
  marks: readonly { at: string; line?: string }[];
}): DataFault[] {
  const lengths = lengthFaults(
    lines.map(({ values }) => values.length),
    points.length,
    'lines',
    'values',
  );
  const names = lines.map((one) => one.label);
  return [
    ...lengths,
    ...marks.flatMap(({ at, line: on }, index) => [
      ...nameFault(at, points, 'the points', ['marks', index, 'at']),
      ...(on === undefined ? [] : nameFault(on, names, 'the lines', ['marks', index, 'line'])),
    ]),
  ];
}

export const lineChartSchema = defineFigure({
  name: 'LineChart',
  description:
    'Courses over time as lines, with numbered marks whose texts stand below the picture.',
  props: z.strictObject({
    ...figureFields,
    pointName: label().describe(
      'What each point is, e.g. “Month”: head of a column of the table, and said below points that are bare numbers.',
    ),
    points: z.array(text()).min(3).max(36).describe('Names of the points, from the left.'),
    unit: unit(),
    isFromZero: z
      .boolean()
      .default(false)
      .describe('The axis begins at zero: for amounts, not for an index.'),
    isGapTinted: z
      .boolean()
      .default(false)
      .describe('The area between the first two lines is tinted.'),
    lines: z
      .array(line)
      .min(1)
      .max(4)
      .describe('Each with `label`, `values` and, where needed, `tone`, `isDashed`.'),
    marks: z
      .array(mark)
      .max(6)
      .default([])
      .describe('Numbered places, each with `at` and `label`.'),
  }),
  draw: drawLines,
  faults: (props) => [...lineFaults(props), ...attentionFaults(props.lines, 'lines')],
  numbers: ({ pointName, points, lines, unit: words }, locale) => ({
    head: [pointName, ...lines.map((one) => one.label)],
    rows: points.map((point, index) => [
      point,
      ...lines.map(({ values }) => withUnit(values[index] ?? 0, words, locale)),
    ]),
  }),
});
