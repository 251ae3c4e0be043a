import { describe, it } from 'vitest';
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
])('reports %s where it stands', (_name, properties, message) => {
  expectPropProblem(coverageMatrixSchema, `title="T" finding="F" ${properties}`, message);
});
