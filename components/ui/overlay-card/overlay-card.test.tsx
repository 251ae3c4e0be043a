import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OverlayCard } from './overlay-card';

const card = (
  <OverlayCard
    picture={{ src: '/favicon.svg', alt: 'A cloud' }}
    face={
      <>
        <h3 id="name">Name</h3>
        <p>Text.</p>
      </>
    }
    href="/services/finops"
    label="See the service"
    describedBy="name"
  />
);

it('holds heading, picture, text and link once each, in the order in which they are read', () => {
  const { document } = new JSDOM(renderToStaticMarkup(card)).window;
  const parts = [...document.querySelectorAll('h3, img, p, a')].map(({ tagName }) => tagName);
  expect(parts).toEqual(['IMG', 'H3', 'P', 'A']);
});

it('leads on by one link, which a text distinguishes from others of its name', () => {
  const link = new JSDOM(renderToStaticMarkup(card)).window.document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/services/finops');
  expect(link?.textContent).toBe('See the service');
  expect(link?.getAttribute('aria-describedby')).toBe('name');
});

it('hides nothing from screen readers', () => {
  const { document } = new JSDOM(renderToStaticMarkup(card)).window;
  expect(document.querySelectorAll('[hidden], [aria-hidden], [inert], .hidden')).toHaveLength(0);
});
