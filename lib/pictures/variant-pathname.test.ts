import { describe, expect, it } from 'vitest';
import {
  readReference,
  readVariantPathname,
  type Variant,
  variantPathname,
  variantPathnamesIn,
  writeReference,
} from './variant-pathname';

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
  it('is read back from the address of a variant and from a reference', () => {
    expect(readVariantPathname(variantPathname(variant(file)))).toEqual(variant(file));
    const reference = { file, hash: '0123456789ab', width: 900, hasAvif: false };
    expect(readReference(writeReference(reference))).toEqual(reference);
  });

  it('has an address of letters that stand anywhere as they are', () => {
    expect(variantPathname(variant(file))).toMatch(/^[\w.~%/-]+$/);
  });
});

it('keeps in a reference whether AVIF is offered', () => {
  const reference = { file: 'a.jpg', hash: '0123456789ab', width: 900, hasAvif: true };
  expect(readReference(writeReference(reference))?.hasAvif).toBe(true);
});

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

  it.each([
    '/pictures/variants/../secret.jpg?v=0123456789ab&w=9',
    '/pictures/variants/hall.jpg?v=0123456789ab',
    '/hall.jpg?v=0123456789ab&w=9',
    '/favicon.svg',
  ])('nor is %s a reference', (src) => expect(readReference(src)).toBeUndefined());
});

describe('addresses in a text', () => {
  const [a, b] = [
    variantPathname(variant('blog/post/hall.jpg')),
    variantPathname({ ...variant("a, 'b'.png"), format: 'webp', width: 1080 }),
  ];

  it('are found in HTML, in what the router loads, and behind the site’s origin', () => {
    expect(variantPathnamesIn(`<img srcset="${a} 640w, ${b} 1080w" src="${b}">`)).toEqual([
      a,
      b,
      b,
    ]);
    expect(variantPathnamesIn(JSON.stringify(JSON.stringify({ srcSet: `${a} 640w` })))).toEqual([
      a,
    ]);
    expect(variantPathnamesIn(`<meta content="https://www.acme.example${a}">`)).toEqual([a]);
  });

  it('are none where a text only looks alike', () => {
    expect(variantPathnamesIn('/pictures/variants/ and hall.jpg/0123456789ab-640-75.webp')).toEqual(
      [],
    );
    expect(variantPathnamesIn(`${b}x`)).toEqual([]);
  });
});
