import { describe, expect, it } from 'vitest';
import config from '@/next.config.mjs';
import pictureLoader, { clampSrcSet } from './picture-loader';

const at = '/pictures/variants/blog/post/hall.jpg/0123456789ab';
const src = `${at}-1000-75.webp`;

describe('the address of a picture', () => {
  it('is built from source, width and quality, which is 75 by default', () => {
    expect(pictureLoader({ src, width: 640 })).toBe(`${at}-640-75.webp`);
    expect(pictureLoader({ src, width: 640, quality: 50 })).toBe(`${at}-640-50.webp`);
    expect(pictureLoader({ src, width: 640, format: 'avif' })).toBe(`${at}-640-75.avif`);
  });

  it('never asks for a width above the picture’s own', () => {
    expect(pictureLoader({ src, width: 1000 })).toBe(`${at}-1000-75.webp`);
    expect(pictureLoader({ src, width: 3840 })).toBe(`${at}-1000-75.webp`);
  });

  it.each(['/pictures/blog/post/costs.svg', '/favicon.svg', 'https://a.example/a.png'])(
    '%s stays as it is',
    (plain) => expect(pictureLoader({ src: plain, width: 640 })).toBe(plain),
  );
});

it('is offered at the widths of docs/behaviour.md §9', () => {
  const { images } = config as unknown as { images: Record<string, unknown> };
  expect(images['deviceSizes']).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(images['imageSizes']).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  expect(images['loaderFile']).toBe('./lib/pictures/picture-loader.ts');
});

it('keeps widths up to the picture’s own', () => {
  expect(clampSrcSet('/a-640 640w, /a-750 750w', 900)).toBe('/a-640 640w, /a-750 750w');
});

it('offers a narrower picture at its own width, once, and says how wide it is', () => {
  expect(clampSrcSet('/a-640 640w, /a-700 750w, /a-700 828w', 700)).toBe(
    '/a-640 640w, /a-700 700w',
  );
});

it('offers one device pixel per CSS pixel where there are no more', () => {
  expect(clampSrcSet('/a-64 1x, /a-128 2x', 200)).toBe('/a-64 1x, /a-128 2x');
  expect(clampSrcSet('/a-60 1x, /a-60 2x', 60)).toBe('/a-60 1x');
});
