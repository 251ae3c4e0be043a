import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

it('has heading, text and a link with the customer’s name, once each', async () => {
  const document = await renderExample('customer-card', 'pl');
  expect(textsOf(document, 'h3')).toEqual(['Booksy']);
  expect(textsOf(document, 'article p')).toHaveLength(1);
  expect(textsOf(document, 'article a')).toEqual(['Historia klienta: Booksy']);
  expect(document.querySelector('article a')?.getAttribute('href')).toBe(
    content.pathnameOf('case-studies/booksy', 'pl'),
  );
});

it('is read in the order of heading, picture, text, link', async () => {
  const document = await renderExample('customer-card');
  const parts = [...document.querySelectorAll('article :is(h3, img, p, a)')];
  expect(parts.map(({ tagName }) => tagName)).toEqual(['H3', 'IMG', 'P', 'A']);
});
