import { describe, expect, it } from 'vitest';
import { cleanPath, isPublic } from './request-path';

describe('cleanPath', () => {
  it.each([
    '/',
    '/pl/o-nas',
    '/_next/static/a.js',
    '/a.b',
    '/index.js',
    '/a/.../b',
    '/.well-known/x',
  ])('takes %s as it is', (path) => {
    expect(cleanPath(path)).toEqual({ path, isCanonical: true });
  });

  it.each([
    ['a closing slash', '/about/', '/about'],
    ['several closing slashes', '/about///', '/about'],
    ['doubled slashes', '//pl//o-nas', '/pl/o-nas'],
    ['nothing but slashes', '///', '/'],
    ['.html', '/about.html', '/about'],
    ['index', '/pl/index', '/pl'],
    ['index.html', '/pl/index.html', '/pl'],
    ['index at the top', '/index.html', '/'],
    ['no slash at the beginning', 'about', '/about'],
  ])('knows the better spelling of a path with %s', (_name, raw, path) => {
    expect(cleanPath(raw)).toEqual({ path, isCanonical: false });
  });

  it('decodes a path once', () => {
    expect(cleanPath('/za%C5%BC%C3%B3%C5%82%C4%87')?.path).toBe('/zażółć');
    expect(cleanPath('/100%25')?.path).toBe('/100%');
    expect(cleanPath('/a%20b')?.path).toBe('/a b');
  });

  it('leaves upper case to whoever knows which files there are', () => {
    expect(cleanPath('/About')).toEqual({ path: '/About', isCanonical: true });
  });

  it.each([
    ['a way up', '/../secret'],
    ['a way up in the middle', '/a/../../secret'],
    ['a way up at the end', '/a/..'],
    ['the folder itself', '/a/./b'],
    ['encoded dots', '/%2e%2e/secret'],
    ['encoded dots in capitals', '/%2E%2E/secret'],
    ['half encoded dots', '/.%2e/secret'],
    ['dots encoded twice', '/%252e%252e/secret'],
    ['an encoded slash', '/a%2fb'],
    ['a slash encoded twice', '/a%252Fb'],
    ['a backslash', '/..\\secret'],
    ['an encoded backslash', '/..%5csecret'],
    ['a backslash encoded twice', '/..%255csecret'],
    ['NUL', '/about\0'],
    ['an encoded NUL', '/about%00.html'],
    ['a NUL encoded twice', '/about%2500'],
    ['a percent sign alone', '/100%'],
    ['a percent sign before no number', '/%zz'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['half a character', '/%ed%a0%80'],
  ])('refuses %s', (_name, raw) => {
    expect(cleanPath(raw)).toBeUndefined();
  });
});

it('lets visitors have files, but for what configures hosts and what a dot hides', () => {
  const files = ['/a.html', '/_next/a.js', '/.well-known/security.txt', '/pl/_headers'];
  expect(files.filter(isPublic)).toEqual(files);
  const others = ['/_headers', '/_redirects', '/.env', '/.git/config', '/pl/.hidden.html'];
  expect(others.filter(isPublic)).toEqual([]);
});
