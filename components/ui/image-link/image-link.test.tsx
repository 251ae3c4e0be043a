import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImageLink } from './image-link';

const picture = { src: '/favicon.svg', alt: 'Our clients', width: 64, height: 64 };

it('is a link named by its picture', () => {
  const html = renderToStaticMarkup(<ImageLink href="/discover/our-clients" picture={picture} />);
  const link = new JSDOM(html).window.document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/discover/our-clients');
  expect(link?.querySelector('img')?.alt).toBe('Our clients');
  expect(link?.hasAttribute('target')).toBe(false);
});

it('opens an external page in a new tab and says so', () => {
  const html = renderToStaticMarkup(
    <ImageLink href="https://example.org/" isExternal newTabLabel="(new tab)" picture={picture} />,
  );
  const link = new JSDOM(html).window.document.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link?.textContent).toContain('(new tab)');
});

it('refuses a picture that would leave the link without a name', () => {
  const nameless = <ImageLink href="/blog" picture={{ ...picture, alt: ' ' }} />;
  expect(() => renderToStaticMarkup(nameless)).toThrow('"/blog" has no name');
});
