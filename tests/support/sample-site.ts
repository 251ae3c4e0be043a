import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createSiteServer } from '@/scripts/serve/site-server';
import { type RawResponse, rawRequest } from './raw-request';
import { writeTree } from './temporary-tree';

/** What is in files next to the site; no response may hold it. */
export const secret = 'the-secret-beside-the-site';

const redirects = [
  '# from to status',
  '/old /about 301',
  '/stary-adres /pl/o-nas 301',
  '/career /pl/o-nas 302',
  '/en / 301',
  '/en/* /:splat 301',
  '/de / 302',
  '/de/* / 302',
];

const site = {
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
  _redirects: `${redirects.join('\n')}\n`,
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
  files: Readonly<Record<string, string>> = {},
): Promise<{ ask: Ask; directory: string }> {
  const inside = Object.entries({ ...site, ...files });
  const tree = writeTree({
    'secret.txt': secret,
    'secret.html': secret,
    'out-of-reach/index.html': secret,
    ...Object.fromEntries(inside.map(([file, text]) => [`out/${file}`, text])),
  });
  const directory = path.join(tree, 'out');
  const server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { ask: (target, more) => rawRequest(port, target, more), directory };
}
