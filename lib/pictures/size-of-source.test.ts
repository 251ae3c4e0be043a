import { expect, it } from 'vitest';
import { pictureOfPage } from './picture-of-page';
import { sizeOfSource } from './size-of-source';

it('knows the size of a drawing in public/ and of one beside a page', () => {
  const beside = pictureOfPage('exit-tests.en.svg', 'blog/dora-exit-plan-that-works');
  expect(sizeOfSource('/favicon.svg')).toEqual({ width: 48, height: 48 });
  expect(sizeOfSource(beside.src)).toEqual({ width: beside.width, height: beside.height });
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
