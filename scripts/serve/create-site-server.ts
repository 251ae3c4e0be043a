import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cleanPath } from './clean-path';
import { contentTypeOf } from './content-type';
import { pathAddress, readRedirects } from './redirect-rules';

/** Files that configure the host, and the not-found pages: no addresses of their own. */
const unserved = new Set(['/_redirects', '/_headers', '/404', '/pl/404']);

/** Files whose names begin with a dot are nobody's business, but for `/.well-known/`. */
const hidden = /\/\.(?!well-known\/)/;

/** Whether a Range header can be answered: one range, from a byte to the same or a later one. */
const isServableRange = (range: string) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
};

/**
 * A server that gives the built site as a CDN would: clean addresses, redirects, the not-found page of
 * the language, compressed files where they exist.
 * @param directory The built site. No file outside it is reachable.
 */
export function createSiteServer(directory: string): Server {
  const root = path.resolve(directory);
  const redirectOf = readRedirects(root);
  const serveFile = sirv(root, {
    // Looks at the disk at each request, so that a build while serving breaks nothing off.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isHashed = /^\/(_next\/static|pictures\/variants)\//.test(pathname);
      const lasting = 'public, max-age=31536000, immutable';
      response.setHeader(
        'Cache-Control',
        isHashed ? lasting : 'public, max-age=0, must-revalidate',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
      const type = contentTypeOf(pathname);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const notFoundPages = ['404.html', 'pl/404.html'].map((name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  });

  const hasPage = (pathname: string) =>
    existsSync(path.join(root, pathname === '/' ? 'index.html' : `${pathname}.html`));

  const notFound = (response: ServerResponse, pathname: string) => {
    const isPolish = pathname === '/pl' || pathname.startsWith('/pl/');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    response.end(notFoundPages[isPolish ? 1 : 0]);
  };

  /** @param target Address on this site; "//host" would lead to another one. */
  const redirect = (response: ServerResponse, status: number, target: string, query: string) => {
    // A header holds ASCII; what is encoded already stays.
    const ascii = target.replace(/[^\x21-\x7e]+/g, encodeURI);
    const location = ascii.replace(/^\/+/, '/') + query;
    response.writeHead(status, { Location: location, 'Content-Length': 0 });
    response.end();
  };

  /** Redirects by rule, then to the canonical spelling of a page, else not found. */
  const answerWithoutFile = (response: ServerResponse, pathname: string, query: string) => {
    const rule = redirectOf(pathname) ?? redirectOf(pathname.toLowerCase());
    if (rule) return redirect(response, rule.status, rule.location, query);
    const canonical = pathname.toLowerCase();
    if (hasPage(canonical)) return redirect(response, 301, pathAddress(canonical), query);
    return notFound(response, pathname);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' });
      response.end();
      return;
    }
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    const clean = cleanPath(queryAt < 0 ? url : url.slice(0, queryAt));
    if (!clean) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Bad request');
      return;
    }
    if (unserved.has(clean.path) || hidden.test(clean.path)) return notFound(response, clean.path);
    if (!clean.isCanonical) return answerWithoutFile(response, clean.path, query);
    // A server may ignore a range (RFC 9110 §14.2); sirv would throw at one that ends before it begins.
    const { range } = request.headers;
    if (range && !isServableRange(range)) request.headers.range = undefined;
    serveFile(request, response, () => answerWithoutFile(response, clean.path, query));
  };

  return createServer(answer);
}
