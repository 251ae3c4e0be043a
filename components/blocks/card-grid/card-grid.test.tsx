import { expect, it } from 'vitest';
import { renderMdx } from '@/tests/support/render-mdx';

const card = (name: string) => `<ListCard name="${name}" listItems={["Entry"]} />\n\n`;

it.each([1, 2, 4, 7])('has a place for each of %i cards and for nothing else', async (count) => {
  const names = Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
  const document = await renderMdx(`<CardGrid>\n\n${names.map(card).join('')}</CardGrid>`);
  const places = document.querySelector('ul')?.children;
  expect(places).toHaveLength(count);
  expect([...(places ?? [])].every((place) => place.querySelector('h3'))).toBe(true);
});
