import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('lists its entries below its name', async () => {
  const document = await renderExample('list-card');
  expect(textsOf(document, 'h3')).toEqual(['Included in managed services']);
  const items = textsOf(document, 'ul > li');
  expect(items).toHaveLength(4);
  expect(items[0]).toBe('Monitoring round the clock, from Warsaw');
});

it('takes one entry, and not none', async () => {
  const document = await renderMdx('<ListCard name="N" listItems={["One"]} />');
  expect(textsOf(document, 'li')).toEqual(['One']);
  await expect(renderMdx('<ListCard name="N" listItems={[]} />')).rejects.toThrow('listItems');
});
