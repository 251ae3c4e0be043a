import { expect, it } from 'vitest';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

it('is a named carousel of named slides whose texts are all there without script', async () => {
  const document = await renderExample('quote-carousel', 'pl');
  const carousel = document.querySelector('[aria-roledescription="karuzela"]');
  expect(carousel?.getAttribute('aria-label')).toBe('What platform owners say');
  const slides = [...document.querySelectorAll('[aria-roledescription="slajd"]')];
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 z 2', '2 z 2']);
  expect(slides.some((slide) => slide.hasAttribute('inert'))).toBe(false);
  expect(textsOf(document, 'blockquote')[0]).toMatch(/^„The first useful thing.*cluster\.”$/);
  expect(textsOf(document, 'figcaption')[1]).toContain('Chief information security officer');
});
