import { afterEach, expect, it, vi } from 'vitest';
import { allowScripts, isScriptUrl } from './trusted-types';

afterEach(() => vi.unstubAllGlobals());

it.each([
  '/_next/static/chunks/a-1.~.js',
  '/search-index/pagefind-worker.js',
  '/search-index/pagefind.js?attempt=1',
  'https://www.provider.example/forms/form.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
])('takes scripts from %s', (url) => {
  expect(isScriptUrl(url, 'https://www.provider.example/pl/blog')).toBe(true);
});

it.each([
  '/feeds/blog.json',
  '/downloads/guide.pdf',
  '',
  '.',
  '/a.js/b',
  '?a=b.js',
  '/art/a.svg#.js',
])('takes none from %j', (url) =>
  expect(isScriptUrl(url, 'https://www.provider.example/pl/blog')).toBe(false),
);

it('makes one policy, which has no way from a text to a script', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { href: 'https://www.provider.example/' });
  allowScripts();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
  expect(rules.createScriptURL('/a.js')).toBe('/a.js');
  expect(() => rules.createScriptURL('/a.json')).toThrow('Expected a script of this site');
});

it('does nothing where browsers know no trusted types', () => {
  expect(allowScripts).not.toThrow();
});
