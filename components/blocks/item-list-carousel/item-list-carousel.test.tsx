import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const headings = [
  'Reads the logs',
  'Decides what is real',
  'Isolates and calls',
  'Writes the account',
];

describe('ItemListCarousel', () => {
  it('lists the headings next to the slides, the first of them chosen', async () => {
    const document = await renderExample('item-list-carousel');
    const list = document.querySelector('[aria-label="Choose a slide"]');
    const buttons = [...(list?.querySelectorAll('button') ?? [])];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      headings.map((heading, index) => `0${index + 1}${heading}`),
    );
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
      null,
    ]);
    expect(textsOf(document, '.swiper-slide h3')).toEqual(headings);
  });

  it('has the button for the rotation before all others, and does not rotate without script', async () => {
    const document = await renderExample('item-list-carousel');
    expect(document.querySelector('button')?.getAttribute('aria-label')).toBe(
      'Start automatic slide change',
    );
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('has a link only on slides that lead somewhere', async () => {
    const document = await renderExample('item-list-carousel', 'pl');
    expect(textsOf(document, '.swiper-slide a')).toEqual([
      'Czytaj dalej: Reads the logs',
      'Czytaj dalej: Writes the account',
    ]);
  });

  it('has neither list nor buttons for one slide', async () => {
    const document = await renderMdx(
      '<ItemListCarousel label="Night">\n\n<ItemListSlide heading="A">\n\nText.\n\n</ItemListSlide>\n\n</ItemListCarousel>',
    );
    expect(textsOf(document, 'section[aria-label="Night"] h3')).toEqual(['A']);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
