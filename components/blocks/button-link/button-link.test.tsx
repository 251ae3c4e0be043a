import { expect, it } from 'vitest';
import { renderExample } from '@/tests/support/render-mdx';

it('leads to a page of the site in the same tab', async () => {
  const link = (await renderExample('button-link', 'pl')).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/pl/uslugi/finops');
  expect(link?.hasAttribute('target')).toBe(false);
});
