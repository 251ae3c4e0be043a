import { afterEach, describe, expect, it } from 'vitest';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { compile, elementsOf, textOf, topOf } from '@/tests/support/compiled';
import { writeTree } from '@/tests/support/temporary-tree';

const resolvePicture = (src: string) => ({ src: `/at/${src}`, width: 640, height: 400 });

const pictureIn = (source: string, options: Parameters<typeof compile>[1] = {}) =>
  elementsOf(compile(source, { resolvePicture, ...options }), 'img')[0]?.properties;

describe('a picture', () => {
  it('gets its address and its size', () => {
    expect(pictureIn('![Steps](steps.svg)')).toEqual({
      src: '/at/steps.svg',
      alt: 'Steps',
      width: 640,
      height: 400,
    });
  });

  it('keeps its title within a line, and the text as it reads', () => {
    expect(pictureIn('See ![Cost *and* control](steps.svg "Steps")')).toMatchObject({
      alt: 'Cost and control',
      title: 'Steps',
    });
  });

  it('names the provider', () => {
    expect(pictureIn('Ż 😀 ![At {company}](steps.svg)')?.alt).toBe(`At ${site.company}`);
  });

  it.each([
    ['R&amp;D at {company}', `R&D at ${site.company}`],
    ['Plan [v2] of {company}', `Plan [v2] of ${site.company}`],
    ['Plan [v2 [b]] of { company } \\] &copy;', `Plan [v2 [b]] of ${site.company} ] ©`],
    ['\\_a\\_ **by** *{company}* `code`', `_a_ by ${site.company} code`],
    ['{company} and {product}', `${site.company} and ${site.product}`],
    ['\\{company\\} of {company}', `{company} of ${site.company}`],
    ['[{company}](/home) of 10 {nothing}', `${site.company} of 10 {nothing}`],
  ])('with a placeholder reads like any other text: %j', (written, alt) => {
    const nbsp = /\u00A0/g;
    const read = (source: string) => String(pictureIn(source)?.alt).replace(nbsp, ' ');
    expect(read(`![${written}](steps.svg)`)).toBe(alt);
    expect(read(`> - ![${written}](<steps.svg> "Title {company}")`)).toBe(alt);
    expect(read(`![${written}][steps]\n\n[steps]: steps.svg`)).toBe(alt);
  });

  it('binds Polish one-letter words', () => {
    expect(pictureIn('![Kroki i cele](kroki.svg)', { locale: 'pl' })?.alt).toBe(
      'Kroki i\u00A0cele',
    );
  });

  it('passes the fault of a missing one on', () => {
    const missing = () => {
      throw new Error('no picture');
    };
    expect(() => pictureIn('![A](a.svg)', { resolvePicture: missing })).toThrow('no picture');
  });
});

afterEach(() => setCurrentTree(contentDirectory));

it('makes a figure of a picture that stands alone and has a title, which is its caption', () => {
  const body = compile('One\n\n![Steps](steps.svg "Four steps")\n\nTwo\n');
  expect(topOf(body)).toEqual(['p', 'figure', 'p']);
  expect(elementsOf(body, 'figure')[0]?.children).toMatchObject([
    { tagName: 'img', properties: { src: 'steps.svg', alt: 'Steps' } },
    { tagName: 'figcaption', children: [{ value: 'Four steps' }] },
  ]);
  expect(elementsOf(body, 'img')[0]?.properties).not.toHaveProperty('title');
});

it('sets captions as other text: names filled in, Polish words bound', () => {
  const body = compile('![Kroki](k.svg "Kroki i cele w {company}")', { locale: 'pl' });
  expect(textOf(body)).toBe(`Kroki i\u00A0cele w\u00A0${site.company}`);
});

it('gives facts in the language of the text', () => {
  setCurrentTree(writeTree({ 'data/facts.yaml': 'n: { meaning: A number, value: 12500.5 }' }));
  const caption = (locale: Locale) =>
    textOf(compile('![P](p.svg "{facts.n}")', { locale })).replaceAll('\u00A0', ' ');
  expect(caption('en')).toBe('12,500.5');
  expect(caption('pl')).toBe('12 500,5');
});

it('reaches into blocks and quotations', () => {
  const body = compile('<Section>\n\n> ![Steps](s.svg "Caption")\n\n</Section>\n');
  expect(elementsOf(body, 'figcaption')).toHaveLength(1);
});

it.each(['![Steps](s.svg)', 'See ![Steps](s.svg "C")', '![A](a.svg "A") ![B](b.svg "B")'])(
  'leaves %s in its paragraph',
  (source) => {
    expect(topOf(compile(source))).toEqual(['p']);
  },
);
