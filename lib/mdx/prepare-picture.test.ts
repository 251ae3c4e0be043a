import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { compile, elementsOf } from '@/tests/support/compiled';

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

  it('gets them inside a block as well', () => {
    expect(pictureIn('<Section>\n\n- ![Steps](steps.svg)\n\n</Section>')?.src).toBe(
      '/at/steps.svg',
    );
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
