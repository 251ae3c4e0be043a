import { afterEach, expect, it } from 'vitest';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { compile, elementsOf, textOf, topOf } from '@/tests/support/compiled';
import { writeTree } from '@/tests/support/temporary-tree';

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
