import { readFileSync } from 'node:fs';
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
    const file = locale === 'pl' ? 'example.pl.mdx' : 'example.mdx';
    const source = readFileSync(`components/blocks/extended-slider/${file}`, 'utf8');
    const document = await renderMdx(source, locale);
    expect(buttonNames(document)).toEqual([
      textOf(locale, 'components.extended_slider.prev_button'),
      textOf(locale, 'components.extended_slider.next_button'),
    ]);
    const label = textOf(locale, 'components.extended_slider.url_button');
    const links = textsOf(document, '[role="group"] a');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link.startsWith(`${label}: `)).toBe(true);
  });

  it('rotates only where the writer says so', async () => {
    expect(buttonNames(await renderMdx(slider(4)))).toHaveLength(2);
    expect(buttonNames(await renderMdx(slider(4, ' autoplay')))[0]).toBe(
      'Start automatic slide change',
    );
  });

  it('hides its buttons where all slides are in view', async () => {
    const controls = async (count: number) =>
      (await renderMdx(slider(count))).querySelector('button')?.parentElement?.className;
    expect(await controls(2)).toContain('md:hidden');
    expect(await controls(3)).toContain('xl:hidden');
    expect(await controls(4)).not.toContain('xl:hidden');
  });

  it('shows all slides without script, in a row that has a name and takes focus', async () => {
    const document = await renderExample('extended-slider');
    const row = document.querySelector('.carousel-track');
    expect(row?.getAttribute('tabindex')).toBe('0');
    expect(row?.getAttribute('aria-label')).toBe('Kinds of storage on the platform');
    expect(row?.querySelectorAll('[inert]')).toHaveLength(0);
    expect(textsOf(document, '.carousel-track h3')).toHaveLength(5);
  });
});
