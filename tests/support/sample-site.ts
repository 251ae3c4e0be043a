import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';
import { describeHosting } from '@/lib/hosting/hosting';
import { hostingFile, type WrittenHosting } from '@/scripts/serve/opened-site';
import { createSiteServer } from '@/scripts/serve/site-server';
import { type RawResponse, rawRequest } from './raw-request';
import { writeTree } from './temporary-tree';

/** What is in files next to the site; no response may hold it. */
export const secret = 'the-secret-beside-the-site';

const { redirects, searchPages, headers } = describeHosting({
  redirects: [
    { from: '/old', to: '/about', status: 301 },
    { from: '/stary-adres', to: '/pl/o-nas', status: 301 },
    { from: '/career', to: '/pl/o-nas', status: 302 },
    { from: '/en', to: '/', status: 301 },
    { from: '/en/*', to: '/:splat', status: 301 },
    { from: '/de', to: '/', status: 302 },
    { from: '/de/*', to: '/', status: 302 },
  ],
  pages: [],
  searchPages: [],
  hashes: [],
});
const moment = '2026-11-22T12:00:00Z';
const description: WrittenHosting = { build: 'sample', moment, redirects, searchPages, headers };

/** The files of the sample site. */
export const sampleSite: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'about.html': 'about',
  'about/team.html': 'team',
  'pl.html': 'strona główna',
  'pl/o-nas.html': 'o nas',
  '404.html': 'not found',
  'pl/404.html': 'nie znaleziono',
  'robots.txt': 'User-agent: *',
  'a name.txt': 'blank',
  '_next/static/chunks/a.js': 'run()',
  _redirects: '/old /about 301',
  _headers: '/* X-Frame-Options: DENY',
  '.env': secret,
};

const servers: Server[] = [];

afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
});

/** Sends a raw request to the sample site. */
export type Ask = (target: string, more?: Parameters<typeof rawRequest>[2]) => Promise<RawResponse>;

/**
 * Serves a small site, with secrets next to its folder, until the tests of the file are done.
 * @param files Files of the site besides the usual ones.
 * @returns How to ask the server, and the folder it serves.
 */
export async function serveSampleSite(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<{ ask: Ask; directory: string }> {
  const inside = Object.entries({ ...sampleSite, ...files });
  const tree = writeTree({
    'secret.txt': secret,
    'secret.html': secret,
    'out-of-reach/index.html': secret,
    [`out-hosting/${hostingFile}`]: JSON.stringify(description),
    ...Object.fromEntries(inside.map(([file, text]) => [`out/${file}`, text])),
  });
  const directory = path.join(tree, 'out');
  const server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { ask: (target, more) => rawRequest(port, target, more), directory };
}
