import { readFileSync } from 'node:fs';
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
    expect(textsOf(document, '[role="group"] h3')).toHaveLength(5);
    expect(textsOf(document, '[role="group"] p[aria-hidden]')).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
    ]);
    const [link] = document.querySelectorAll('[role="group"] a');
    expect(link?.getAttribute('href')).toBe('/services/security-compliance');
    expect(link?.textContent).toBe('Read more: Inventory before architecture');
  });

  it('counts with two digits up to 9', async () => {
    expect(textsOf(await renderMdx(slider(9)), 'section div > p')[0]).toBe('01 / 09');
    const document = await renderMdx(slider(10));
    expect(textsOf(document, '[role="group"] p[aria-hidden]').at(-1)).toBe('10');
    expect(textsOf(document, 'section div > p')[0]).toBe('01 / 10');
  });

  it('names itself and its slides in Polish', async () => {
    const source = readFileSync('components/blocks/numbered-slider/example.pl.mdx', 'utf8');
    const document = await renderMdx(source, 'pl');
    const [carousel] = document.querySelectorAll('[aria-roledescription="karuzela"]');
    expect(carousel?.getAttribute('aria-label')).toBe('Migracja krok po kroku');
    const [slide] = document.querySelectorAll('[aria-roledescription="slajd"]');
    expect(slide?.getAttribute('aria-label')).toBe('1 z\u00A05');
    expect(textsOf(document, '[role="group"] a')[0]).toMatch(/^Czytaj dalej: Najpierw spis/);
  });

  it('shows one of two at a time, with a counter', async () => {
    expect(textsOf(await renderMdx(slider(2)), 'section div > p')[0]).toBe('01 / 02');
  });

  it.each([2, 4, 5])(
    'shows %i slides at once where it is told so, without buttons',
    async (count) => {
      const document = await renderMdx(slider(count, ' showsAll'));
      expect(textsOf(document, 'section[aria-label="Steps"] > ol > li h3')).toHaveLength(count);
      expect(document.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
    },
  );

  it('is a plain section of one slide, and of none is nothing', async () => {
    const one = await renderMdx(slider(1));
    expect(textsOf(one, 'h3')).toEqual(['Step 1']);
    expect(one.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
    expect((await renderMdx(slider(0))).querySelectorAll('[aria-label="Steps"]')).toHaveLength(0);
  });

  it('says where a slide belongs that stands alone', async () => {
    await expect(renderMdx('<NumberedSlide heading="A" url="/services/finops" />')).rejects.toThrow(
      '<NumberedSlide> is outside <NumberedSlider>',
    );
  });
});
