import { describe, expect, it } from 'vitest';
import { hasAvif, readVariantPathname, type Variant, variantPathname } from './variant-pathname';

const variant = (file: string): Variant => ({
  file,
  hash: '0123456789ab',
  width: 640,
  quality: 75,
  format: 'avif',
});

/** Names that would break a list of addresses, an attribute or a path if they were in it as they are. */
const names = [
  'blog/post/hall.jpg',
  'hall.jpg',
  "a/żółw (1), 'b'.jpg",
  'a/100%.png',
  'a/b?c=d&e#f.png',
  'a/"x" <y>\\.png'.replace('\\', ''),
  'a/[b] {c}!*.png',
];

describe.each(names)('the picture %j', (file) => {
  it('is read back from the address of a variant', () => {
    expect(readVariantPathname(variantPathname(variant(file)))).toEqual(variant(file));
  });

  it('has an address of letters that stand anywhere as they are', () => {
    expect(variantPathname(variant(file))).toMatch(/^[\w.~%/-]+$/);
  });
});

it.each([
  ['a/hall.jpg', true],
  ['a/hall.JPEG', true],
  ['a/hall.avif', true],
  ['a/bars.png', false],
  ['a/hall.webp', false],
])('offers %s as AVIF: %s', (file, isOffered) => expect(hasAvif(file)).toBe(isOffered));

describe('an address that is none of a variant', () => {
  it.each([
    '/pictures/blog/post/costs.svg',
    '/pictures/variants/hall.jpg',
    '/pictures/variants/hall.jpg/0123456789ab-640-75.gif',
    '/pictures/variants/hall.jpg/0123456789ab-640.webp',
    '/pictures/variants/hall.jpg/0123-640-75.webp',
    '/pictures/variants/../secret.jpg/0123456789ab-640-75.webp',
    '/pictures/variants/a/%2e%2e/secret.jpg/0123456789ab-640-75.webp',
    '/pictures/variants/a%2Fb.jpg/0123456789ab-640-75.webp',
    '/pictures/variants/a//b.jpg/0123456789ab-640-75.webp',
    '/pictures/variants/%E0%A4.jpg/0123456789ab-640-75.webp',
    'https://a.example/pictures/variants/hall.jpg/0123456789ab-640-75.webp',
  ])('%s', (pathname) => expect(readVariantPathname(pathname)).toBeUndefined());
});
