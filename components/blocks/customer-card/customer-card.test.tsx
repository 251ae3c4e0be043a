import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

it('has heading, text and a link with the customer’s name, once each', async () => {
  const document = await renderExample('customer-card', 'pl');
  expect(textsOf(document, 'h3')).toEqual(['Slotelia']);
  expect(textsOf(document, 'article p')).toHaveLength(1);
  expect(textsOf(document, 'article a')).toEqual(['Historia klienta: Slotelia']);
  expect(document.querySelector('article a')?.getAttribute('href')).toBe(
    content.pathnameOf('case-studies/booksy', 'pl'),
  );
});

it('is read in the order of picture, heading, text, link', async () => {
  const document = await renderExample('customer-card');
  const parts = [...document.querySelectorAll('article :is(h3, img, p, a)')];
  expect(parts.map(({ tagName }) => tagName)).toEqual(['IMG', 'H3', 'P', 'A']);
});
