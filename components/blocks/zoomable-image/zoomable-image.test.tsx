import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows the picture with its size and caption, and without script leads to its file', async () => {
  const document = await renderExample('zoomable-image');
  const picture = document.querySelector('figure img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['960', '560']);
  expect(picture?.getAttribute('alt')).toMatch(/^Users reach Warsaw/);
  const link = document.querySelector('figure a');
  expect(link?.getAttribute('href')).toBe('/cards/two-locations.en.svg');
  expect(link?.textContent).toBe('Enlarge the picture: Two locations and a third copy');
  expect(textsOf(document, 'figcaption')).toEqual(['Two locations and a third copy']);
});

it('does without a caption', async () => {
  const document = await renderMdx('<ZoomableImage src="/favicon.svg" alt="A cloud" />', 'pl');
  expect(document.querySelector('figcaption')).toBeNull();
  expect(textsOf(document, 'figure a')).toEqual(['Powiększ obraz']);
});

it('wants to know what the picture shows', async () => {
  await expect(renderMdx('<ZoomableImage src="/favicon.svg" alt="" />')).rejects.toThrow(
    'expected text',
  );
});
