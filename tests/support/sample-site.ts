import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createSiteServer } from '@/scripts/serve/site-server';
import { writeTree } from './temporary-tree';

/** A response as it came over the wire. */
type RawResponse = {
  status: number;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

/**
 * Sends a request whose path is passed on exactly as it is given, which no client library does. It
 * speaks HTTP/1.0, so that bodies come in one piece.
 * @param target Path and query, byte for byte (latin1).
 * @param more Method and further header lines.
 * @returns The response; status 0 when the server closed the connection without one.
 */
function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = [] as string[] } = {},
): Promise<RawResponse> {
  const lines = [`${method} ${target} HTTP/1.0`, 'Host: localhost', ...headers];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(parseResponse(Buffer.concat(chunks).toString('utf8'))));
    socket.on('error', reject);
  });
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = Number(statusLine.split(' ')[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

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
