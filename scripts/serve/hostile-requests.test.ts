import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Ask, secret, serveSampleSite } from '@/tests/support/sample-site';

let ask: Ask;

beforeAll(async () => {
  ({ ask } = await serveSampleSite());
});

afterEach(async () => {
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'about' });
});

// Others with the same end: tests/support/hosting-requests.ts.
it.each([
  '/\uff0e\uff0e/secret.txt',
  '/about%00/../../secret.txt',
  '/..;/secret.txt',
  '/en/%2e%2e/%2e%2e/secret.txt',
])('give nothing away that is not of the site: %s', async (target) => {
  const { status, headers, body } = await ask(target);
  expect(JSON.stringify([headers, body])).not.toContain(secret);
  expect([400, 404]).toContain(status);
});

it.each([
  '//evil.example',
  '/en//evil.example',
  '/EN///evil.example/',
  '/%2f%2fevil.example',
  '/en/%5cevil.example',
  '/en/\\evil.example',
  '/en/%09/evil.example',
  '/en/https://evil.example',
  '/de//evil.example',
  'http://evil.example/en/',
  '/en?//evil.example',
])('are redirected to nowhere else: %s', async (target) => {
  const { status, headers } = await ask(target);
  const origin = 'http://localhost';
  expect(new URL(headers['location'] ?? '/', `${origin}/a/b`).origin).toBe(origin);
  expect(status).toBeLessThan(500);
});

it.each(['%0d%0a', '%0a', '%0d', '%e5%98%8a%e5%98%8d'])(
  'write no header with %s',
  async (breaks) => {
    const { status, headers } = await ask(
      `/en/${breaks}Set-Cookie:%20a=b?%zz&<">&%0d%0aSet-Cookie:a=b`,
    );
    expect(status).toBe(301);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['location']?.toLowerCase()).toContain(`/${breaks}set-cookie:%20a=b?%zz&<">`);
  },
);

it.each([
  ['a control character', '/\x01'],
  ['a letter that is not encoded', '/caf\xe9'],
  ['no path', '*'],
  ['a long name behind a rule', `/en/${'a'.repeat(10_000)}`],
  ['many folders', '/a'.repeat(5_000)],
  ['a long query', `/about?${'a'.repeat(10_000)}`],
])('never end the server: %s', async (_name, target) => {
  const { status } = await ask(target);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
});

it.each([
  ['bytes=0-1', 206],
  ['bytes=3-', 206],
  ['bytes=99-', 416],
  ['bytes=-2', 206],
  ['lines=1-2,4', 206],
])('are answered by sirv where they ask for the range %s: %i', async (range, status) => {
  expect(await ask('/about', { headers: [`Range: ${range}`] })).toMatchObject({ status });
});

it.each(['bytes=3-1', `bytes=0-${'9'.repeat(20)}`])(
  'get no answer, and harm nobody else, where sirv fails at their range: %s',
  async (range) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await ask('/about', { headers: [`Range: ${range}`] })).toMatchObject({ status: 0 });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('out of range'));
    said.mockRestore();
  },
);
