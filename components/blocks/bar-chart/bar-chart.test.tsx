import { expect, it } from 'vitest';
import { expectPropProblem } from '@/tests/support/marked-content';
import { renderExample, textsOf } from '@/tests/support/render-mdx';
import { barChartSchema } from './schema';

it('is one image with a title and a finding, in a form for each width', async () => {
  const document = await renderExample('bar-chart');
  const image = document.querySelector('[role="img"]');
  const textOf = (attribute: string) =>
    document.getElementById(image?.getAttribute(attribute) ?? '')?.textContent;
  expect(textOf('aria-labelledby')).toBe('One month’s invoice, by owner');
  expect(textOf('aria-describedby')).toContain('A tenth of the invoice');
  expect(image?.querySelectorAll('svg[aria-hidden]')).toHaveLength(3);
});

it('has its figures in a table, with their sum', async () => {
  const document = await renderExample('bar-chart', 'pl');
  expect(textsOf(document, 'details th')).toEqual(['System', 'Share of the invoice']);
  expect(textsOf(document, 'details td').slice(-4)).toEqual([
    'No owner yet',
    '10%',
    'Razem',
    '100%',
  ]);
});

it.each([
  [
    'a sum that is another',
    'total={▸100} items={[{ label: "A", value: 60 }, { label: "B", value: 30 }]}',
    'expected the sum of the values, 90, found 100',
  ],
  [
    'a second part that asks for attention',
    'items={[{ label: "A", value: 6, tone: "attention" }, { label: "B", value: 3, tone: ▸"attention" }]}',
    'expected one part with the tone "attention"',
  ],
  ['a single bar', 'items={▸[{ label: "A", value: 6 }]}', 'at least 2'],
])('reports %s where it stands', async (_name, more, reason) => {
  await expectPropProblem(
    barChartSchema,
    `title="A" finding="B" itemName="C" valueName="D" ${more}`,
    reason,
  );
});
