import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { compile, elementsOf, textOf, topOf } from '@/tests/support/compiled';

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
