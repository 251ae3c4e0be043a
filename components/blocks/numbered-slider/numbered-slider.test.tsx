import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const slides = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<NumberedSlide heading="Step ${index + 1}" url="/services/finops">\n\nText ${index + 1}.\n\n</NumberedSlide>\n\n`,
  ).join('');
const slider = (count: number, props = '') =>
  `<NumberedSlider label="Steps"${props}>\n\n${slides(count)}</NumberedSlider>`;

describe('NumberedSlider', () => {
  it('shows number, heading, text and link of every slide without script', async () => {
    const document = await renderExample('numbered-slider');
    expect(textsOf(document, '.swiper-slide h3')).toHaveLength(5);
    expect(textsOf(document, '.swiper-slide p[aria-hidden]')).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
    ]);
    const [link] = document.querySelectorAll('.swiper-slide a');
    expect(link?.getAttribute('href')).toBe('/services/security-compliance');
    expect(link?.textContent).toBe('Read more: Inventory before architecture');
  });

  it('counts with two digits up to 9', async () => {
    expect(textsOf(await renderMdx(slider(9)), 'section div > p')[0]).toBe('01 / 09');
    const document = await renderMdx(slider(10));
    expect(textsOf(document, '.swiper-slide p[aria-hidden]').at(-1)).toBe('10');
    expect(textsOf(document, 'section div > p')[0]).toBe('01 / 10');
  });

  it('names itself in Polish', async () => {
    const document = await renderExample('numbered-slider', 'pl');
    const [carousel] = document.querySelectorAll('[aria-roledescription="karuzela"]');
    expect(carousel?.getAttribute('aria-label')).toBeTruthy();
    expect(textsOf(document, '.swiper-slide a')[0]).toMatch(/^Czytaj dalej: Inventory/);
  });

  it.each([
    [1, ''],
    [2, ''],
    [2, ' showsAll'],
    [4, ' showsAll'],
    [5, ' showsAll'],
  ])(
    'shows %i slides at once, without buttons, where there are few or it is told so:%s',
    async (count, props) => {
      const document = await renderMdx(slider(count, props));
      expect(textsOf(document, 'section[aria-label="Steps"] > ol > li h3')).toHaveLength(count);
      expect(document.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
    },
  );

  it('is nothing without slides', async () => {
    expect((await renderMdx(slider(0))).querySelectorAll('[aria-label="Steps"]')).toHaveLength(0);
  });

  it('says where a slide belongs that stands alone', async () => {
    await expect(renderMdx('<NumberedSlide heading="A" url="/services/finops" />')).rejects.toThrow(
      '<NumberedSlide> is outside <NumberedSlider>',
    );
  });
});
