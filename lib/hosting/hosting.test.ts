import { describe, expect, it } from 'vitest';
import { findRedirect, indexRedirects } from './hosting';

const index = indexRedirects({
  redirects: [
    { from: '/old', to: '/new', status: 301 },
    { from: '/old', to: '/late', status: 301 },
    { from: '/away', to: '/pl/there', status: 302 },
    { from: '/o-%C5%BC', to: '/new', status: 301 },
    { from: '/100%', to: '/new', status: 301 },
    { from: '/en', to: '/', status: 301 },
    { from: '/en/*', to: '/:splat', status: 301 },
    { from: '/de/*', to: '/', status: 302 },
    { from: '/offer.html', to: '/new', status: 301 },
    { from: '/Old-Page', to: '/new', status: 301 },
    { from: '/shop/index.html', to: '/new', status: 301 },
    { from: '/O-%C5%BB.HTML', to: '/new', status: 301 },
    { from: '/cgi/page.php', to: '/new', status: 301 },
  ],
  pages: ['/new', '/pl/%C5%BC'],
});

describe('findRedirect', () => {
  it.each([
    ['a rule, the first of two', '/old', 301, '/new'],
    ['a rule for the time being', '/away', 302, '/pl/there'],
    ['a rule in capitals', '/OLD', 301, '/new'],
    ['a rule that is percent-encoded', '/o-ż', 301, '/new'],
    ['a rule that only looks percent-encoded', '/100%', 301, '/new'],
    ['a page in capitals', '/PL/ż', 301, '/pl/%C5%BC'],
    ['all below a folder', '/de/seite/eins', 302, '/'],
    ['a folder that has moved', '/en', 301, '/'],
    ['what is below it', '/en/a/B', 301, '/a/B'],
    ['what would begin a query or an anchor', '/en/a?b#c%d/ż e', 301, '/a%3Fb%23c%25d/%C5%BC%20e'],
    ['what a pattern would read otherwise', '/en/$&$1', 301, '/$&$1'],
    ['a page below it in capitals', '/EN/New', 301, '/new'],
    ['a rule below it, in one step', '/en/old', 301, '/new'],
    ['a rule that ends in .html', '/offer', 301, '/new'],
    ['the same below a folder that has moved', '/en/Offer', 301, '/new'],
    ['a rule in capitals, in small letters', '/old-page', 301, '/new'],
    ['a rule in capitals, in others', '/OLD-PAGE', 301, '/new'],
    ['a rule of an index', '/shop', 301, '/new'],
    ['a rule that ends otherwise', '/cgi/page.php', 301, '/new'],
    ['a rule for the time being below it', '/en/away', 302, '/pl/there'],
  ])('follows %s', (_name, pathname, status, to) => {
    expect(findRedirect(index, pathname)).toMatchObject({ status, to });
  });

  it.each(['/older', '/de', '/design', '/english', '/nowhere'])('leads nowhere from %s', (one) => {
    expect(findRedirect(index, one)).toBeUndefined();
  });
});
