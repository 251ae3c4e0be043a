import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('lists its entries below its name', async () => {
  const document = await renderExample('list-card');
  expect(textsOf(document, 'h3')).toEqual(['Included in managed services']);
  const items = textsOf(document, 'ul > li');
  expect(items).toHaveLength(4);
  expect(items[0]).toBe('Monitoring round the clock, from Warsaw');
});

it('takes a single entry', async () => {
  const document = await renderMdx('<ListCard name="N" listItems={["One"]} />');
  expect(textsOf(document, 'li')).toEqual(['One']);
});

it('ticks its entries off, or says by another sign that they are left out or neither', async () => {
  const signsOf = async (sign: string) => {
    const document = await renderMdx(`<ListCard name="N" listItems={["One"]} ${sign} />`);
    return document.querySelector('li path')?.getAttribute('d') ?? null;
  };
  const check = await signsOf('');
  expect(check).not.toBeNull();
  expect(await signsOf('sign="check"')).toBe(check);
  const minus = await signsOf('sign="minus"');
  expect(minus).not.toBeNull();
  expect(minus).not.toBe(check);
  expect(await signsOf('sign="dot"')).toBeNull();
});
