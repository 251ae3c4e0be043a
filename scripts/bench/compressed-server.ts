import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { cacheControlOf } from '@/lib/hosting/hosting';
import { cleanPath } from '@/lib/hosting/request-path';

/** Files that a CDN compresses, by their endings. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** A compressed file with its type, for one request path. */
type Compressed = { type: string; body: Buffer };

/**
 * A server that gives a built site with Brotli: as its build has compressed it, else at the highest level, as a CDN would. Compressing
 * at a visitor's request would be measured as the page's own slowness: each file is compressed once, at its first request. What is not compressed (pictures, fonts, films) is sent as it is.
 * @param directory The built site.
 */
export function createCompressedServer(directory: string): Server {
  const sendPlain = sirv(directory, {
    setHeaders: (response, pathname) =>
      response.setHeader('Cache-Control', cacheControlOf(pathname)),
  });
  const known = new Map<string, Compressed | undefined>();

  const compress = (pathname: string): Compressed | undefined => {
    const inside = path.join(directory, pathname);
    const file = [inside, `${inside}.html`, path.join(inside, 'index.html')].find(
      (place) => path.extname(place) in types && existsSync(place),
    );
    const type = types[path.extname(file ?? '')];
    if (!file || !type) return undefined;
    const made = `${file}.br`;
    const body = existsSync(made) ? readFileSync(made) : brotliCompressSync(readFileSync(file));
    return { type, body };
  };

  return createServer((request, response) => {
    const asked = cleanPath(request.url?.split('?')[0] ?? '/');
    const pathname = asked?.isCanonical ? asked.path : undefined;
    if (pathname !== undefined && !known.has(pathname)) known.set(pathname, compress(pathname));
    const found = pathname === undefined ? undefined : known.get(pathname);
    if (!found || request.method !== 'GET') {
      sendPlain(request, response);
      return;
    }
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Content-Length': found.body.length,
      'Cache-Control': cacheControlOf(pathname ?? '/'),
    });
    response.end(found.body);
  });
}
