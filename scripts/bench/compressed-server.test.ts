import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '@/scripts/serve/listen';
import { createCompressedServer } from './compressed-server';

/** As a build compresses pages: not at the highest level, which a server takes by itself. */
const built = brotliCompressSync('<p>Built</p>'.repeat(50), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

const directory = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(directory, '_next/static'), { recursive: true });
  writeFileSync(path.join(directory, 'index.html'), '<p>Home</p>');
  writeFileSync(path.join(directory, 'page.html'), '<p>Page</p>');
  writeFileSync(path.join(directory, 'built.html'), '<p>Built</p>'.repeat(50));
  writeFileSync(path.join(directory, 'built.html.br'), built);
  writeFileSync(path.join(directory, '_next/static/a.js'), 'let a;');
  writeFileSync(path.join(directory, 'font.woff2'), 'font');
  server = createCompressedServer(directory);
  await listen(server, 0);
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const ask = (pathname: string) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, path: pathname }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    },
  );

it.each([
  ['/', '<p>Home</p>', 'text/html; charset=utf-8'],
  ['/page?from=here', '<p>Page</p>', 'text/html; charset=utf-8'],
  ['/_next/static/a.js', 'let a;', 'text/javascript; charset=utf-8'],
])('sends %s in Brotli', async (pathname, text, type) => {
  const { headers, body } = await ask(pathname);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe(type);
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

it('sends what the build has compressed as it is', async () => {
  expect((await ask('/built')).body).toEqual(built);
});

it('sends other files as they are, and nothing from elsewhere', async () => {
  const font = await ask('/font.woff2');
  expect(font.body.toString()).toBe('font');
  expect(font.headers['content-encoding']).toBeUndefined();
  expect((await ask('/nowhere')).status).toBe(404);
  expect((await ask('/..%2fpackage.json')).status).toBe(404);
});
