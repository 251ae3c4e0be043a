import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

it('shows the picture with its size, so that nothing moves when it arrives', async () => {
  const picture = (await renderExample('image')).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/cards/two-locations.en.svg');
  expect(picture?.alt).toMatch(/^Data written in Warsaw/);
  expect([picture?.width, picture?.height]).toEqual([960, 560]);
  expect(picture?.closest('a')).toBeNull();
});

it('leads to a page in this tab, or to another site in a new one', async () => {
  const inside = await renderMdx(
    '<Image src="/favicon.svg" alt="FinOps" url="/services/finops" />',
    'pl',
  );
  const link = inside.querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual([
    content.pathnameOf('services/finops', 'pl'),
    '',
  ]);

  const outside = await renderMdx(
    '<Image src="/favicon.svg" alt="FinOps" url="https://www.finops.org/" isExternal />',
  );
  const external = outside.querySelector('a');
  expect([external?.target, external?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(external?.textContent).toContain('(opens in a new tab)');
});

it('may be decorative, but not as a link', async () => {
  const decorative = await renderMdx('<Image src="/favicon.svg" alt="" />');
  expect(decorative.querySelector('img')?.alt).toBe('');
  await expect(renderMdx('<Image src="/favicon.svg" alt=" " url="/blog" />')).rejects.toThrow(
    'it is the name of the link',
  );
});
