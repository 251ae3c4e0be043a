import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const carousel = (count: number, props = '') =>
  `<QuoteCarousel label="Voices"${props}>\n\n${Array.from(
    { length: count },
    (_, index) =>
      `<Quote text="Words ${index + 1}." author="Role ${index + 1}" position="Bank" />\n\n`,
  ).join('')}</QuoteCarousel>`;

describe('QuoteCarousel', () => {
  it('is a named carousel whose texts are all there without script', async () => {
    const document = await renderExample('quote-carousel', 'pl');
    const found = document.querySelector('[aria-roledescription="karuzela"]');
    expect(found?.getAttribute('aria-label')).toBe('What platform owners say');
    const slides = [...document.querySelectorAll('.swiper-slide')];
    expect(slides).toHaveLength(4);
    expect(slides.some((slide) => slide.hasAttribute('inert'))).toBe(false);
    expect(textsOf(document, 'blockquote')[0]).toMatch(/^„The first useful thing.*cluster\.”$/);
    expect(textsOf(document, 'figcaption')[1]).toContain('Chief information security officer');
  });

  it('says whose story a button leads to', async () => {
    const document = await renderExample('quote-carousel');
    expect(textsOf(document, 'figcaption a')).toEqual([
      'The whole story: Chief information security officer',
    ]);
  });

  it('counts with two digits up to 10', async () => {
    expect(textsOf(await renderMdx(carousel(10)), 'section div > p')[0]).toBe('01 / 10');
    expect(textsOf(await renderMdx(carousel(11)), 'section div > p')[0]).toBe('01 / 11');
  });

  it('changes by itself only where the writer says so', async () => {
    expect((await renderMdx(carousel(4))).querySelectorAll('button')).toHaveLength(2);
    expect((await renderMdx(carousel(4, ' autoplay'))).querySelectorAll('button')).toHaveLength(3);
  });

  it.each([
    [1, ''],
    [2, ' autoplay'],
    [2, ' autoplay showsAll'],
    [3, ' autoplay showsAll'],
    [4, ' autoplay showsAll'],
  ])(
    'shows %i voices at once, without buttons, where there are few or it is told so:%s',
    async (count, props) => {
      const document = await renderMdx(carousel(count, props));
      expect(textsOf(document, 'section[aria-label="Voices"] > ul > li blockquote')).toHaveLength(
        count,
      );
      expect(document.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
    },
  );

  it('shows the picture of an author in the width that was given', async () => {
    const document = await renderMdx(
      '<QuoteCarousel label="V">\n\n<Quote text="A." author="B" position="C" imgSrc="/favicon.svg" imgAlt="Portrait" imgWidth={96} />\n\n</QuoteCarousel>',
    );
    const picture = document.querySelector('figcaption img');
    expect([picture?.getAttribute('alt'), picture?.getAttribute('width')]).toEqual([
      'Portrait',
      '96',
    ]);
  });
});
