import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('holds the page’s H1, its lead with the provider’s name, and both buttons with page addresses', async () => {
  const document = await renderExample('hero', 'pl');
  expect(textsOf(document, 'h1')).toEqual([
    'Koszty chmury, które widać i o których można decydować',
  ]);
  expect(textsOf(document, 'h1 + p')[0]).toMatch(/^Inżynierowie \p{Lu}/u);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pl/kontakt', '/pl/historie-naszych-klientow']);
});

it('leaves out the buttons a writer does not name, and hides its picture from screen readers', async () => {
  const document = await renderMdx('<Hero heading="Title" lead="Lead." />');
  expect(document.querySelectorAll('a')).toHaveLength(0);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
