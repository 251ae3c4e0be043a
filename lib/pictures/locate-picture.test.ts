import { describe, expect, it } from 'vitest';
import { locatePicture, picturePathname } from './locate-picture';

const pathnameOf = (src: string) => {
  const location = locatePicture(src, 'blog/post');
  return location && picturePathname(location);
};

describe('the address of a picture', () => {
  it.each([
    ['diagram.svg', '/pictures/blog/post/diagram.svg'],
    ['./diagram.svg', '/pictures/blog/post/diagram.svg'],
    ['art/diagram.en.svg', '/pictures/blog/post/art/diagram.en.svg'],
    ['art/../diagram.svg', '/pictures/blog/post/diagram.svg'],
    ['my%20diagram.svg', '/pictures/blog/post/my%20diagram.svg'],
    ['żółw.png', '/pictures/blog/post/%C5%BC%C3%B3%C5%82w.png'],
    ['100%.png', '/pictures/blog/post/100%25.png'],
    ['a%23b%3Fc.svg', '/pictures/blog/post/a%23b%3Fc.svg'],
    ['/img/a%23b.svg', '/img/a%23b.svg'],
    ['/favicon.svg', '/favicon.svg'],
  ])('%s is %s', (src, pathname) => expect(pathnameOf(src)).toBe(pathname));

  it.each([
    '',
    'diagram',
    'diagram.gif',
    '../other/diagram.svg',
    'art/../../other/diagram.svg',
    '%2e%2e/other/diagram.svg',
    'https://a.example/diagram.svg',
    'data:image/svg+xml,a.svg',
    '//a.example/diagram.svg',
    'diagram.svg?size=2',
    'diagram.svg#part',
    '..\\diagram.svg',
  ])('%j has none', (src) => expect(pathnameOf(src)).toBeUndefined());

  it('never leads out of public/', () => {
    expect(pathnameOf('/../../secret.svg')).toBe('/secret.svg');
    expect(pathnameOf('/%2e%2e/secret.svg')).toBe('/secret.svg');
  });
});
