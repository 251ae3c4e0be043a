import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { lineChartSchema } from './schema';

describe('LineChart', () => drawsItsExample('line-chart'));

it.each([
  [
    'a value too few',
    'pointName="P" points={["a", "b", "c"]} lines={[{ label: "L", values: [1, 2, 3] }, { label: "M", values: ▸[1, 2, 3, 4] }]}',
    'expected 3 values, found 4',
  ],
  [
    'a mark at a point that is not there',
    'pointName="P" points={["Jan", "Feb", "Mar"]} lines={[{ label: "L", values: [1, 2, 3] }]} marks={[{ at: ▸"Fbe", label: "M" }]}',
    'expected one of the points, found "Fbe"; did you mean `Feb`?',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(lineChartSchema, `title="T" finding="F" ${properties}`, reason);
});
