import { describe, expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Picture } from './picture';

type Options = Partial<Parameters<typeof Picture>[0]> & { own?: number; file?: string };

function render({ own = 1600, file = 'hall.webp', ...props }: Options = {}) {
  const src = `/pictures/variants/home/${file}/0123456789ab-${own}-75.webp`;
  const document = renderStatic(<Picture src={src} alt="The hall" width={own} {...props} />);
  const at = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return { document, at };
}

const widthsIn = (srcSet: string | null | undefined) =>
  (srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[1]);

describe('a raster picture', () => {
  it('is offered in the device sizes up to its own width', () => {
    const { at } = render();
    const expected = ['640w', '750w', '828w', '1080w', '1200w', '1600w'];
    expect(widthsIn(at('img', 'srcset'))).toEqual(expected);
    expect(at('img', 'src')).toBe('/pictures/variants/home/hall.webp/0123456789ab-1600-75.webp');
    expect(at('img', 'sizes')).toBe('(min-width: 1366px) 1366px, 100vw');
  });

  it('is fetched in the width at which it is laid out where browsers can tell', () => {
    const usual = '(min-width: 1366px) 1366px, 100vw';
    const { at, document } = render({ height: 900, file: 'hall.jpg' });
    expect(at('picture img', 'sizes')).toBe(`auto, ${usual}`);
    expect(at('picture source', 'sizes')).toBe(`auto, ${usual}`);
    expect(widthsIn(at('picture img', 'srcset'))[0]).toBe('640w');
    expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(render({ height: 900, isEager: true }).at('img', 'sizes')).toBe(usual);
  });

  it('is offered in smaller ones where it takes up part of the screen', () => {
    const { at } = render({ sizes: '(min-width: 992px) 33vw, 100vw' });
    expect(widthsIn(at('img', 'srcset'))[0]).toBe('256w');
  });

  it('of a fixed small width is offered for one and two device pixels per CSS pixel', () => {
    const { at } = render({ width: 64, height: 64 });
    const base = '/pictures/variants/home/hall.webp/0123456789ab';
    expect(at('img', 'srcset')).toBe(`${base}-64-75.webp 1x, ${base}-128-75.webp 2x`);
    expect(at('img', 'height')).toBe('64');
  });

  it('of a photograph is offered in AVIF first, and in WebP to browsers that do not know it', () => {
    const { at } = render({ file: 'hall.jpg' });
    expect(at('picture source', 'type')).toBe('image/avif');
    expect(at('picture source', 'srcset')).toContain('-640-75.avif 640w');
    expect(at('picture img', 'srcset')).toContain('-640-75.webp 640w');
  });

  it('takes another quality', () => {
    expect(render({ quality: 50 }).at('img', 'src')).toContain('-1600-50.webp');
  });
});

describe('when it is fetched', () => {
  it('is when it comes near the screen', () => {
    const { at, document } = render({ file: 'hall.jpg' });
    expect([at('img', 'loading'), at('img', 'decoding')]).toEqual(['lazy', 'async']);
    expect(document.querySelector('link')).toBeNull();
  });

  it.each([true, false])('is before all else on the first screen (AVIF: %s)', (hasAvif) => {
    const file = hasAvif ? 'hall.jpg' : 'hall.webp';
    const { at, document } = render({ isEager: true, file });
    expect([at('img', 'loading'), at('img', 'fetchpriority')]).toEqual(['eager', 'high']);
    const preloads = [...document.querySelectorAll('link[rel="preload"]')];
    expect(preloads).toHaveLength(1);
    const chosen = hasAvif ? 'picture source' : 'img';
    expect(preloads[0]?.getAttribute('imagesrcset')).toBe(at(chosen, 'srcset'));
    expect(preloads[0]?.getAttribute('imagesizes')).toBe(at(chosen, 'sizes'));
    expect(preloads[0]?.getAttribute('type')).toBe(hasAvif ? 'image/avif' : null);
    expect(preloads[0]?.getAttribute('fetchpriority')).toBe('high');
  });
});

it('shows an SVG as it is', () => {
  const { at } = render({ src: '/pictures/home/steps.svg', width: 640, height: 400 });
  expect(at('img', 'src')).toBe('/pictures/home/steps.svg');
  expect([at('img', 'srcset'), at('img', 'sizes')]).toEqual([null, null]);
  expect([at('img', 'width'), at('img', 'height')]).toEqual(['640', '400']);
});
