import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { columnChartSchema } from './schema';

describe('ColumnChart', () => drawsItsExample('column-chart'));

it.each([
  [
    'a value too few',
    'columnName="C" series={[{ label: "a" }, { label: "b" }]} columns={[{ label: "1", values: [1, 2] }, { label: "2", values: ▸[1] }]}',
    'expected 2 values, found 1',
  ],
  [
    'a part below zero',
    'columnName="C" series={[{ label: "a" }]} columns={[{ label: "1", values: [▸-1] }, { label: "2", values: [1] }]}',
    'expected at least 0',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(columnChartSchema, `title="T" finding="F" ${properties}`, reason);
});
