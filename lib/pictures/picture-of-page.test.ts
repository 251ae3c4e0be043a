import { expect, it } from 'vitest';
import { pictureOfPage, sizeInWidth, sizeOfSource, sizesInSquare } from './picture-of-page';

it('knows the size of a drawing in public/ and of one next to a page', () => {
  const own = pictureOfPage('exit-tests.en.svg', 'blog/dora-exit-plan-that-works');
  expect(sizeOfSource('/favicon.svg')).toEqual({ width: 48, height: 48 });
  expect(sizeOfSource(own.src)).toEqual({ width: own.width, height: own.height });
});

it('knows the size of a raster picture by its reference', () => {
  const picture = pictureOfPage('/icon-192.png', 'home');
  expect(picture.src).not.toBe('/icon-192.png');
  expect(sizeOfSource(picture.src)).toEqual({ width: 192, height: 192 });
});

it.each(['/nothing-here.svg', '/robots.txt', 'https://example.org/a.svg', '//a/b.svg', 'a.svg'])(
  'knows nothing of %s',
  (src) => {
    expect(sizeOfSource(src)).toBeUndefined();
  },
);

it('keeps the proportions of a picture in another width', () => {
  const { src } = pictureOfPage('/examples/portrait-tall.jpg', 'home');
  expect(sizeInWidth(src, 96)).toEqual({ width: 96, height: 120 });
  expect(sizeInWidth('/examples/logo.svg', 120)).toEqual({ width: 120, height: 32 });
  expect(sizeInWidth('/nothing-here.svg', 120)).toEqual({ width: 120 });
});

it('asks for as much of a picture as fills a square sharply', () => {
  const { src } = pictureOfPage('/examples/portrait-wide.jpg', 'home');
  expect(sizesInSquare(src, 96)).toBe('171px');
  expect(sizesInSquare(pictureOfPage('/examples/portrait-tall.jpg', 'home').src, 96)).toBe('96px');
  expect(sizesInSquare('data:image/svg+xml,x', 64)).toBe('64px');
});
