import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows a card per page, in the order given, at the language’s addresses', async () => {
  const document = await renderExample('related-pages', 'pl');
  const links = [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(3);
  expect(links[0]).toBe('/pl/uslugi/finops');
  expect(links[2]).toBe('/pl/historie-naszych-klientow');
  expect(textsOf(document, 'li h3').every((title) => title.length > 0)).toBe(true);
});

it.each([1, 4, 7])('shows %i cards', async (count) => {
  const pages = Array.from({ length: count }, () => '"/services/finops"').join(', ');
  const document = await renderMdx(`<RelatedPages pages={[${pages}]} />`);
  expect(document.querySelectorAll('ul > li article')).toHaveLength(count);
});

it('names the page and the language when there is none', async () => {
  await expect(renderMdx('<RelatedPages pages={["/career"]} />', 'en')).rejects.toThrow(
    'there is no page "/career" in language "en"',
  );
});
