import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { slopeChartSchema } from './schema';

describe('SlopeChart', () => drawsItsExample('slope-chart'));

it.each([
  [
    'a value below zero',
    'itemName="I" beforeName="B" afterName="A" items={[{ label: "a", before: ▸-1, after: 2 }]}',
    'expected at least 0',
  ],
  ['no values', 'itemName="I" beforeName="B" afterName="A" items={▸[]}', 'items'],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(slopeChartSchema, `title="T" finding="F" ${properties}`, reason);
});
