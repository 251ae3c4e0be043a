import { describe, expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Image', () => {
  it('shows the picture with its size, so that nothing moves when it arrives', async () => {
    const picture = (await renderExample('image')).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/cards/two-locations.en.svg');
    expect(picture?.alt).toMatch(/^Data written in Warsaw/);
    expect([picture?.width, picture?.height]).toEqual([960, 560]);
    expect(picture?.closest('a')).toBeNull();
  });

  it('may be decorative', async () => {
    const decorative = await renderMdx('<Image src="/favicon.svg" alt="" />');
    expect(decorative.querySelector('img')?.alt).toBe('');
  });
});

it.each(['Image', 'ImageLink'])('%s is a link that its picture names, in this tab', async (tag) => {
  const source = `<${tag} src="/favicon.svg" alt="FinOps" url="/services/finops" />`;
  const link = (await renderMdx(source, 'pl')).querySelector('a');
  expect(link?.getAttribute('href')).toBe(content.pathnameOf('services/finops', 'pl'));
  expect([link?.querySelector('img')?.alt, link?.target]).toEqual(['FinOps', '']);
});

describe('ZoomableImage', () => {
  it('shows the picture with its size and caption, and without script leads to its file', async () => {
    const document = await renderExample('image');
    const picture = document.querySelector('figure img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
      '960',
      '560',
    ]);
    expect(picture?.getAttribute('alt')).toMatch(/^Users reach Warsaw/);
    const link = document.querySelector('figure a');
    expect(link?.getAttribute('href')).toBe('/cards/two-locations.en.svg');
    expect(link?.textContent).toBe('Enlarge the picture: Two locations and a third copy');
    expect(textsOf(document, 'figcaption')).toEqual(['Two locations and a third copy']);
  });
});
