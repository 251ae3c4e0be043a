import { describe, expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { isPageHref } from './is-page-href';
import { Link } from './link';

describe('Link', () => {
  it('opens a page of the site in the same tab and keeps what the caller adds', () => {
    const link = renderStatic(
      <Link href="/pl/uslugi" className="x" rel="next" aria-current="page">
        Usługi
      </Link>,
    ).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/pl/uslugi');
    expect(link?.hasAttribute('target')).toBe(false);
    expect(link?.className).toBe('x');
    expect([link?.rel, link?.getAttribute('aria-current')]).toEqual(['next', 'page']);
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
