import { expect, it } from 'vitest';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

it('leads to a page of the site in the same tab', async () => {
  const link = (await renderExample('button-link', 'pl')).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/pl/uslugi/finops');
  expect(link?.hasAttribute('target')).toBe(false);
});

it('opens an external page in a new tab and says so', async () => {
  const link = (
    await renderMdx('<ButtonLink href="https://www.finops.org/" label="FinOps" isExternal />')
  ).querySelector('a');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link?.textContent).toBe('FinOps (opens in a new tab)');
});
