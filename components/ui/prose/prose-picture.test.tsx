import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prose } from './prose';

const pictureOf = (html: string) => new JSDOM(html).window.document.querySelector('img');

it('shows a picture of a text lazily, in a place that is kept free for it', () => {
  const html = renderToStaticMarkup(
    prose.img({ src: '/pictures/a.svg', alt: 'A', width: '640', height: '400', title: 'T' }),
  );
  const picture = pictureOf(html);
  expect(picture?.getAttribute('src')).toBe('/pictures/a.svg');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.width, picture?.height]).toEqual([640, 400]);
  expect([picture?.alt, picture?.title]).toEqual(['A', 'T']);
});

it('shows a picture whose size is not known, as in the handbook', () => {
  const picture = pictureOf(renderToStaticMarkup(prose.img({ src: '/a.svg' })));
  expect(picture?.hasAttribute('width')).toBe(false);
  expect(picture?.getAttribute('alt')).toBe('');
});
