import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('frames headings and text', async () => {
  const document = await renderExample('text-box');
  expect(textsOf(document, '.border h3')).toEqual(['What the first month costs you']);
  expect(textsOf(document, '.border p')[0]).toMatch(/^Two conversations of an hour/);
});

it('takes blocks and several paragraphs as well', async () => {
  const document = await renderMdx('<TextBox>\n\nOne.\n\nTwo.\n\n</TextBox>');
  expect(textsOf(document, '.border > p')).toEqual(['One.', 'Two.']);
});

it('has no properties', async () => {
  await expect(renderMdx('<TextBox title="T">\n\nText.\n\n</TextBox>')).rejects.toThrow('title');
});
