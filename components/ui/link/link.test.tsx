import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isPageHref } from './is-page-href';
import { Link } from './link';

const linkOf = (html: string) => new JSDOM(html).window.document.querySelector('a');

describe('Link', () => {
  it('opens a page of the site in the same tab and keeps what the caller adds', () => {
    const link = linkOf(
      renderToStaticMarkup(
        <Link href="/pl/uslugi" className="x" rel="next" aria-current="page">
          Usługi
        </Link>,
      ),
    );
    expect(link?.getAttribute('href')).toBe('/pl/uslugi');
    expect(link?.hasAttribute('target')).toBe(false);
    expect(link?.className).toBe('x');
    expect([link?.rel, link?.getAttribute('aria-current')]).toEqual(['next', 'page']);
  });

  it('opens an external page in a new tab that has no access to this one, and says so', () => {
    const link = linkOf(
      renderToStaticMarkup(
        <Link href="https://example.org/" isExternal newTabLabel="(opens in a new tab)">
          Example
        </Link>,
      ),
    );
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link?.textContent).toBe('Example (opens in a new tab)');
  });
});

it.each([
  ['/', true],
  ['/pl/blog?type=news#top', true],
  ['/services/finops?x=a.b', true],
  ['/files/report.v2.pdf', false],
  ['//example.org/page', false],
  ['https://example.org/', false],
  ['mailto:a@example.org', false],
  ['#values', false],
])('knows whether %s is a page of the site: %s', (href, expected) => {
  expect(isPageHref(href)).toBe(expected);
});
