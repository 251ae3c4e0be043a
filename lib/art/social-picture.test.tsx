import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { SocialPicture } from './social-picture';

const render = (title: string, seed = 'services/finops') => {
  const html = renderToStaticMarkup(
    <SocialPicture title={title} area="Usługi" art="layers" seed={seed} />,
  );
  return new JSDOM(html).window.document;
};

/** Size of the title, in pixels. */
const sizeOf = (title: string) =>
  [...render(title).querySelectorAll('div')].find(
    ({ children, textContent }) => !children.length && textContent === title,
  )?.style.fontSize;

it('says title, area and provider', () => {
  expect(render('Zażółć gęślą jaźń').body.textContent).toBe(
    `UsługiZażółć gęślą jaźń${site.company}`,
  );
});

it('sets long titles smaller', () => {
  const sizes = [20, 50, 70, 120].map((length) =>
    Number(sizeOf('ab '.repeat(length).slice(0, length - 1))?.replace('px', '')),
  );
  expect(sizes).toEqual([68, 58, 48, 42]);
});

it('carries the area’s motif in the page’s variation, and leaves no colour to CSS variables', () => {
  const pictureOf = (seed: string) =>
    Buffer.from(
      render('Title', seed).querySelector('img')?.src.split(',')[1] ?? '',
      'base64',
    ).toString('utf8');
  expect(pictureOf('a')).toMatch(/^<svg /);
  expect(pictureOf('a')).not.toBe(pictureOf('b'));
  expect(pictureOf('a')).not.toContain('var(');
});

it('gives every box with several children a direction, which satori demands', () => {
  const boxes = [...render('Title').querySelectorAll('div')].filter(
    ({ childNodes }) => childNodes.length > 1,
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) expect(box.style.display).toBe('flex');
});
