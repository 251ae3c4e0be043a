import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('labels the two states in the language of the page', async () => {
  const document = await renderExample('before-after', 'pl');
  expect(textsOf(document, 'dt')).toEqual(['Przed', 'Po']);
  expect(textsOf(document, 'dd')[1]).toMatch(/^2 daysOne request/);
  expect(document.querySelector('dt svg[aria-hidden]')).not.toBeNull();
});

it('does without numbers, but has both or none', async () => {
  const plain = await renderMdx('<BeforeAfter before="A b." after="C d." />');
  expect(textsOf(plain, 'dd')).toEqual(['A b.', 'C d.']);
  await expect(
    renderMdx('<BeforeAfter before="A b." after="C d." afterValue="2" />'),
  ).rejects.toThrow();
});
