import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { textOf } from '@/tests/support/texts';

/** The carousels of the example, in their order. */
const names = ['quotes', 'steps', 'offers', 'night'] as const;

/** One of them. */
async function carouselOf(name: (typeof names)[number], locale: 'en' | 'pl' = 'en') {
  const document = await renderExample('quote-carousel', locale);
  return document.querySelectorAll('section[aria-label]')[names.indexOf(name)] as Element;
}

/** Texts of what fits a selector, spaces folded. */
const textsIn = (part: Element, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

const buttonNames = (part: Document | Element) =>
  [...part.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

const list = (tag: string, item: string, count: number, props = '') =>
  `<${tag} label="A"${props}>\n\n${Array.from({ length: count }, (_, index) =>
    item.replaceAll('#', String(index + 1)),
  ).join('\n\n')}\n\n</${tag}>`;

const quotes = (count: number, props?: string) =>
  list('QuoteCarousel', '<Quote text="Words #." author="Role #" position="Bank" />', count, props);
const steps = (count: number, props?: string) =>
  list('NumberedSlider', '<NumberedSlide heading="Step #" url="/blog" />', count, props);
const offers = (count: number, props?: string) =>
  list('ExtendedSlider', '<ExtendedSlide heading="Offer #" />', count, props);

it.each([
  ['quotes', 4],
  ['steps', 5],
  ['offers', 5],
  ['night', 4],
] as const)('%s: all slides are there without script', async (name, count) => {
  const carousel = await carouselOf(name, 'pl');
  expect(carousel.getAttribute('aria-roledescription')).toBe('karuzela');
  expect(carousel.querySelectorAll('.swiper-slide')).toHaveLength(count);
  expect(carousel.querySelectorAll('[inert]')).toHaveLength(0);
});

it.each([
  [quotes(1), 1],
  [quotes(2, ' autoplay showsAll'), 2],
  [quotes(4, ' autoplay showsAll'), 4],
  [steps(2), 2],
  [steps(5, ' showsAll'), 5],
  [offers(3), 3],
  [list('ItemListCarousel', '<ItemListSlide heading="#" />', 1), 1],
])('is a list without buttons where all is in view or it is told so: %s', async (source, count) => {
  const document = await renderMdx(source);
  expect(document.querySelectorAll('section[aria-label="A"] > * > li')).toHaveLength(count);
  expect(document.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
});

it.each([
  [quotes(10), '01 / 10'],
  [quotes(11), '01 / 11'],
  [steps(9), '01 / 09'],
  [steps(10), '01 / 10'],
])('counts with two digits', async (source, counter) => {
  expect(textsOf(await renderMdx(source), 'section div > p')).toContain(counter);
});

it.each([quotes, offers])('changes by itself only where the writer says so', async (carousel) => {
  expect(buttonNames(await renderMdx(carousel(4)))).toHaveLength(2);
  expect(buttonNames(await renderMdx(carousel(4, ' autoplay')))[0]).toBe(
    'Start automatic slide change',
  );
});

describe('QuoteCarousel', () => {
  it('has the quotation marks of its language, and says whose story a button leads to', async () => {
    const carousel = await carouselOf('quotes', 'pl');
    expect(textsIn(carousel, 'blockquote')[0]).toMatch(/^„The first useful thing.*cluster\.”$/);
    expect(textsIn(carousel, 'figcaption')[1]).toContain('Chief information security officer');
    expect(textsIn(await carouselOf('quotes'), 'figcaption a')).toEqual([
      'The whole story: Chief information security officer',
    ]);
  });

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

describe('NumberedSlider', () => {
  it('shows number, heading and link of every slide', async () => {
    const carousel = await carouselOf('steps', 'pl');
    expect(textsIn(carousel, '.swiper-slide h3')).toHaveLength(5);
    expect(textsIn(carousel, '.swiper-slide p[aria-hidden]')).toEqual(
      [1, 2, 3, 4, 5].map((number) => `0${number}`),
    );
    expect(textsIn(carousel, '.swiper-slide a')[0]).toMatch(/^Czytaj dalej: Inventory/);
  });

  it('is an ordered list, and nothing without slides', async () => {
    expect(textsOf(await renderMdx(steps(2)), 'section > ol > li h3')).toHaveLength(2);
    expect((await renderMdx(steps(0))).querySelectorAll('section')).toHaveLength(0);
  });
});

describe('ExtendedSlider', () => {
  it.each(['en', 'pl'] as const)('takes its labels from its own texts: %s', async (locale) => {
    const carousel = await carouselOf('offers', locale);
    const text = (key: string) => textOf(locale, `components.extended_slider.${key}`);
    expect(buttonNames(carousel)).toEqual([text('prev_button'), text('next_button')]);
    const links = textsIn(carousel, '.swiper-slide a');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link?.startsWith(`${text('url_button')}: `)).toBe(true);
  });
});

describe('ItemListCarousel', () => {
  it('lists the headings next to the slides, the first of them chosen', async () => {
    const carousel = await carouselOf('night');
    const headings = textsIn(carousel, '.swiper-slide h3');
    expect(textsIn(carousel, '[aria-label="Choose a slide"] button')).toEqual(
      headings.map((heading, index) => `0${index + 1}${heading}`),
    );
    const choices = [...carousel.querySelectorAll('[aria-label="Choose a slide"] button')];
    expect(choices.map((button) => button.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
      null,
    ]);
  });

  it('has a link only on slides that lead somewhere', async () => {
    expect(textsIn(await carouselOf('night', 'pl'), '.swiper-slide a')).toEqual([
      'Czytaj dalej: Reads the logs',
      'Czytaj dalej: Writes the account',
    ]);
  });
});
