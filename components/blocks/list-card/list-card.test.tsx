import { expect, it } from 'vitest';
import { renderMdx } from '@/tests/support/render-mdx';

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
