import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, secret, serveSampleSite } from '@/tests/support/sample-site';

let ask: Ask;

beforeAll(async () => {
  ({ ask } = await serveSampleSite());
});

afterEach(async () => {
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'about' });
});

describe('paths that lead out of the site', () => {
  it.each([
    '/../secret.txt',
    '/../secret',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E/secret',
    '/.%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%2fsecret.txt',
    '/..%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/..%255csecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/\uff0e\uff0e/secret.txt',
    '/secret.txt',
    '/secret%00',
    '/about%00/../../secret.txt',
    '/..;/secret.txt',
    '/../out-of-reach/',
    '/../out-of-reach/index.html',
    '/%2e%2e/out-of-reach',
    '/.env',
    '/en/../../secret.txt',
    '/en/%2e%2e/%2e%2e/secret.txt',
  ])('give nothing away: %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(JSON.stringify([headers, body])).not.toContain(secret);
    expect([400, 404]).toContain(status);
  });
});

describe('paths that cannot be read', () => {
  it.each([
    ['NUL', '/about%00'],
    ['a percent sign alone', '/%'],
    ['a percent sign before no number', '/en/%zz'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['half a character', '/%ed%a0%80'],
    ['an encoded slash', '/about%2fteam'],
  ])('are refused: %s', async (_name, target) => {
    const response = await ask(target);
    expect(response).toMatchObject({ status: 400, body: 'Bad request' });
  });

  it.each(['/\x01', '/\x7f', '/caf\xe9', '/a\tb', '*', 'about', '?', '/?', '/#x'])(
    'never end the server: %j',
    async (target) => {
      const { status } = await ask(target);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('redirects', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2e',
    '/en//evil.example',
    '/en///evil.example/',
    '/EN//evil.example',
    '/%2f%2fevil.example',
    '/en/%2f%2fevil.example',
    '/en/%5cevil.example',
    '/\\evil.example',
    '/en/\\evil.example',
    '/en/%09/evil.example',
    '/en/%0a/evil.example',
    '/en/%20//evil.example',
    '/en/https://evil.example',
    '/en/.evil.example',
    '/en/@evil.example',
    '/de//evil.example',
    '/old//evil.example',
    'http://evil.example/about/',
    'http://evil.example/en/',
    '/en?//evil.example',
    '/about/?url=//evil.example',
  ])('never leave the site: %s', async (target) => {
    const { status, headers } = await ask(target);
    const origin = 'http://localhost';
    expect(new URL(headers['location'] ?? '/', `${origin}/a/b`).origin).toBe(origin);
    expect(status).toBeLessThan(500);
  });

  it('do not let a path write headers of its own', async () => {
    for (const breaks of ['%0d%0a', '%0a', '%0d', '%e5%98%8a%e5%98%8d']) {
      const { status, headers } = await ask(`/en/${breaks}Set-Cookie:%20a=b`);
      expect(status).toBe(301);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['location']?.toLowerCase()).toBe(`/${breaks}set-cookie:%20a=b`);
    }
  });

  it('pass any query on without ending the server', async () => {
    const response = await ask('/en/about?%zz&<">&%0d%0aSet-Cookie:a=b');
    expect(response.status).toBe(301);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['location']).toBe('/about?%zz&<">&%0d%0aSet-Cookie:a=b');
  });
});

describe('large and odd requests', () => {
  it.each([
    ['a long name', `/${'a'.repeat(10_000)}`],
    ['a long name behind a rule', `/en/${'a'.repeat(10_000)}`],
    ['many folders', '/a'.repeat(5_000)],
    ['many slashes', '/'.repeat(10_000)],
    ['many encoded letters', `/${'%c4%85'.repeat(1_700)}`],
    ['a long query', `/about?${'a'.repeat(10_000)}`],
  ])('survives %s', async (_name, target) => {
    const { status } = await ask(target);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it.each(['bytes=0-1', 'bytes=3-1', 'bytes=99-', 'bytes=-2', 'bytes=a-b', 'bytes', 'lines=1-2,4'])(
    'survives a range like %s',
    async (range) => {
      const { status } = await ask('/about', { headers: [`Range: ${range}`] });
      expect([200, 206, 416]).toContain(status);
    },
  );
});
