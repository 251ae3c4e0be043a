import { describe, expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { parseInternalLink, resolveLink } from './links';

describe('parseInternalLink', () => {
  it('parts page id and anchor', () => {
    expect(parseInternalLink('/services/finops')).toEqual({ id: 'services/finops' });
    expect(parseInternalLink('/services/finops#how')).toEqual({
      id: 'services/finops',
      anchor: 'how',
    });
  });

  it('parts page id and query', () => {
    expect(parseInternalLink('/blog?type=news#list')).toEqual({
      id: 'blog',
      query: 'type=news',
      anchor: 'list',
    });
    expect(parseInternalLink('/?a')).toEqual({ id: 'home', query: 'a' });
    expect(parseInternalLink('/blog#a?b')).toEqual({ id: 'blog', anchor: 'a?b' });
  });

  it('takes a bare slash for the home page', () => {
    expect(parseInternalLink('/')).toEqual({ id: 'home' });
    expect(parseInternalLink('/#contact')).toEqual({ id: 'home', anchor: 'contact' });
  });

  it.each(['#how', 'https://a.example/b', 'mailto:a@b.example', '//a.example/b', 'blog', ''])(
    'does not take %j for a page',
    (href) => {
      expect(parseInternalLink(href)).toBeUndefined();
    },
  );
});

describe('resolveLink', () => {
  const registry = registryOf([
    documentOf('home/pl', { path: '/' }),
    documentOf('contact/en'),
    documentOf('contact/pl', { slug: 'kontakt' }),
    documentOf('vault/en', { draft: true }),
  ]);

  it('gives the address in the language, with query and anchor', () => {
    expect(resolveLink('/contact', 'en', registry)).toBe('/contact');
    expect(resolveLink('/contact#form', 'pl', registry)).toBe('/pl/kontakt#form');
    expect(resolveLink('/contact?type=offer#form', 'pl', registry)).toBe(
      '/pl/kontakt?type=offer#form',
    );
    expect(resolveLink('/', 'pl', registry)).toBe('/pl');
    expect(resolveLink('/#top', 'pl', registry)).toBe('/pl#top');
  });

  it.each([
    ['#z%CC%87o%CC%81%C5%82w', '#%C5%BC%C3%B3%C5%82w'],
    ['/contact#z%CC%87', '/contact#%C5%BC'],
    ['/contact#a%23b', '/contact#a%23b'],
    ['#%', '#%'],
    ['https://a.example/#z%CC%87', 'https://a.example/#z%CC%87'],
  ])('gives the anchor of %s as ids are written', (href, resolved) => {
    expect(resolveLink(href, 'en', registry)).toBe(resolved);
  });

  it('refuses a page that is unknown, missing in the language or a draft', () => {
    expect(() => resolveLink('/contcat', 'en', registry)).toThrow(
      'Link to "/contcat": there is no page "contcat" in language "en"',
    );
    expect(() => resolveLink('/home', 'en', registry)).toThrow('no page "home" in language "en"');
    expect(() => resolveLink('/vault', 'en', registry)).toThrow('no page "vault"');
  });
});
