import { describe, expect, it } from 'vitest';
import { drawMatrix } from '@/lib/diagrams/matrix';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { coverageMatrixSchema } from './schema';

describe('CoverageMatrix', () => drawsItsExample('coverage-matrix'));

it.each([
  [
    'a cell too many',
    'rowName="R" fullName="f" halfName="h" noneName="n" columns={["a", "b"]} rows={[{ label: "x", cells: ["full", "none"] }, { label: "y", cells: ▸["full", "none", "half"] }]}',
    'expected 2 values, found 3',
  ],
  [
    'a sign that does not exist',
    'rowName="R" fullName="f" halfName="h" noneName="n" columns={["a", "b"]} rows={[{ label: "x", cells: ["full", "none"] }, { label: "y", cells: ["full", ▸"some"] }]}',
    'expected one of',
  ],
  [
    'a half disk without a meaning',
    'rowName="R" fullName="f" noneName="n" columns={["a", "b"]} rows={[{ label: "x", cells: ["full", "none"] }, { label: "y", cells: ["full", ▸"half"] }]}',
    'expected halfName="in part"',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(coverageMatrixSchema, `title="T" finding="F" ${properties}`, reason);
});

it('explains only the signs that are in use', () => {
  const names = { fullName: 'covered', halfName: 'in part', noneName: 'not covered' };
  const wordsOf = (cells: ('full' | 'half' | 'none')[]) =>
    JSON.stringify(
      drawMatrix({ ...names, columns: ['a', 'b'], rows: [{ label: 'x', cells }] }, 600),
    );
  expect(wordsOf(['full', 'half'])).toContain('in part');
  expect(wordsOf(['full', 'half'])).not.toContain('not covered');
  expect(wordsOf(['full', 'none'])).not.toContain('in part');
});
