import { expect, it } from 'vitest';
import { cleanPath, isPublic } from './request-path';

// What visitors and strangers ask for: tests/support/hosting-requests.ts, of every server.
it.each([
  ['/a/.../b', '/a/.../b', true],
  ['/About', '/About', true],
  ['///', '/', false],
  ['about', '/about', false],
])('knows of %j the better spelling, %j', (raw, path, isCanonical) => {
  expect(cleanPath(raw)).toEqual({ path, isCanonical });
});

it.each(['/a/..', '/a%252Fb', '/..%255csecret', '/about\0'])('refuses %j', (raw) => {
  expect(cleanPath(raw)).toBeUndefined();
});

it('lets visitors have files, but for what configures hosts and what a dot hides', () => {
  const files = ['/a.html', '/_next/a.js', '/.well-known/security.txt', '/pl/_headers'];
  expect(files.filter(isPublic)).toEqual(files);
  const others = ['/_headers', '/_redirects', '/.env', '/.git/config', '/pl/.hidden.html'];
  expect(others.filter(isPublic)).toEqual([]);
});
