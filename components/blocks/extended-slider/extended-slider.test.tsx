import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { textOf } from '@/tests/support/texts';

const buttonNames = (document: Document) =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

const slider = (count: number, props = '') =>
  `<ExtendedSlider label="Offers"${props}>\n\n${Array.from(
    { length: count },
    (_, index) => `<ExtendedSlide heading="Offer ${index + 1}" />\n\n`,
  ).join('')}</ExtendedSlider>`;

describe('ExtendedSlider', () => {
  it.each(['en', 'pl'] as const)('takes its labels from its own texts: %s', async (locale) => {
    const document = await renderExample('extended-slider', locale);
    expect(buttonNames(document)).toEqual([
      textOf(locale, 'components.extended_slider.prev_button'),
      textOf(locale, 'components.extended_slider.next_button'),
    ]);
    const label = textOf(locale, 'components.extended_slider.url_button');
    const links = textsOf(document, '.swiper-slide a');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link.startsWith(`${label}: `)).toBe(true);
  });

  it('rotates only where the writer says so', async () => {
    expect(buttonNames(await renderMdx(slider(4)))).toHaveLength(2);
    expect(buttonNames(await renderMdx(slider(4, ' autoplay')))[0]).toBe(
      'Start automatic slide change',
    );
  });

  it('is a list where all slides are in view', async () => {
    const document = await renderMdx(slider(3));
    expect(textsOf(document, 'section[aria-label="Offers"] > ul > li h3')).toHaveLength(3);
    expect(document.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
  });

  it('shows all slides without script', async () => {
    const document = await renderExample('extended-slider');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    expect(textsOf(document, '.swiper-slide h3')).toHaveLength(5);
  });
});
