import { describe, expect, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';
import { spanChartSchema } from './schema';

describe('SpanChart', () => drawsItsExample('span-chart'));

it.each([
  ['en', ['Restore test', 'March', 'March']],
  ['pl', ['Restore test', 'marzec', 'marzec']],
] as const)('names the months of a year: %s', async (locale, row) => {
  const source =
    '<SpanChart title="T" finding="F" itemName="I" fromName="F" toName="E" to={12} step={1} isYear items={[{ label: "Restore test", from: 2, to: 3 }, { label: "Audit", from: 5, to: 9 }]} />';
  const document = await renderMdx(source, locale);
  expect(textsOf(document, 'details tbody tr:first-child td')).toEqual(row);
  expect(document.querySelectorAll('svg[viewBox^="0 0 920 "] text')).toHaveLength(14);
});

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
  [
    'a year of other than twelve months',
    'itemName="I" fromName="F" toName="E" to={6} step={1} isYear={▸true} items={[{ label: "A", from: 1, to: 5 }, { label: "B", from: 5, to: 6 }]}',
    'a year has twelve months',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(spanChartSchema, `title="T" finding="F" ${properties}`, reason);
});
