import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is a list of names that its label names', async () => {
  const document = await renderExample('technology-strip');
  const list = document.querySelector('ul');
  expect(document.getElementById(list?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'What we build it with',
  );
  expect(textsOf(document, 'li')).toHaveLength(6);
  expect(textsOf(document, 'li')[1]).toBe('OpenTofu');
});

it('takes a single name', async () => {
  const strip = (names: string) =>
    renderMdx(`<TechnologyStrip label="L" technologies={${names}} />`);
  expect(textsOf(await strip('["Kubernetes"]'), 'li')).toEqual(['Kubernetes']);
});
