import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { spanChartSchema } from './schema';

describe('SpanChart', () => drawsItsExample('span-chart'));

it.each([
  [
    'a span that leaves the axis',
    'itemName="I" fromName="F" toName="E" to={60} step={10} items={[{ label: "A", from: 0, to: 5 }, { label: "B", from: 5, to: ▸75 }]}',
    'expected a span within the axis, 0 to 60, found 75',
  ],
  [
    'a span that ends before it begins',
    'itemName="I" fromName="F" toName="E" to={60} step={10} items={[{ label: "A", from: 9, to: ▸5 }, { label: "B", from: 5, to: 9 }]}',
    'expected an end after the beginning, 9, found 5',
  ],
  [
    'an axis with too many ticks',
    'itemName="I" fromName="F" toName="E" to={600} step={▸1} items={[{ label: "A", from: 1, to: 5 }, { label: "B", from: 5, to: 9 }]}',
    'at most 40 ticks',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(spanChartSchema, `title="T" finding="F" ${properties}`, reason);
});
