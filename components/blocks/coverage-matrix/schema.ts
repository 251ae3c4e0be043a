import { z } from 'zod';
import { coverages, drawMatrix } from '@/lib/diagrams/matrix';
import { defineFigure, figureFields, lengthFaults } from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const unnamedHalf = 'a half disk, whose meaning is not said: expected halfName="in part"';

const row = z.strictObject({
  label: text().describe('What is to be covered.'),
  cells: z
    .array(z.enum(coverages))
    .min(2)
    .max(6)
    .describe('For each column `full`, `half` or `none`.'),
});

export const coverageMatrixSchema = defineFigure({
  name: 'CoverageMatrix',
  description: 'What covers what: rows, columns, and a full, half or empty disk in each cell.',
  props: z.strictObject({
    ...figureFields,
    rowName: label().describe('Head of the first column of the table, e.g. “Threat”.'),
    fullName: text().describe('What a full disk means.'),
    halfName: text().optional().describe('What half a disk means, where there is one.'),
    noneName: text().describe('What an empty one means.'),
    columns: z.array(text()).min(2).max(6).describe('Heads of the columns, of a word or two.'),
    rows: z.array(row).min(2).max(12).describe('Each with `label` and `cells`.'),
  }),
  draw: drawMatrix,
  faults: ({ columns, rows, halfName }) => [
    ...lengthFaults(
      rows.map(({ cells }) => cells.length),
      columns.length,
      'rows',
      'cells',
    ),
    ...rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, at) =>
        cell === 'half' && !halfName
          ? [{ path: ['rows', row, 'cells', at], message: unnamedHalf }]
          : [],
      ),
    ),
  ],
  numbers: ({ rowName, columns, rows, fullName, halfName, noneName }) => {
    const words = { full: fullName, half: halfName ?? '', none: noneName };
    return {
      head: [rowName, ...columns],
      rows: rows.map(({ label: name, cells }) => [name, ...cells.map((cell) => words[cell])]),
    };
  },
});
