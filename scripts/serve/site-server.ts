import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type FeedFormat, feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { hashesOf, type PolicyKind, securityHeaders } from '@/lib/hosting/policy';
import { type Locale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';
import { searchDirectory } from '@/lib/search/search-directory';
import { healthFile } from '@/scripts/build/health';

/** What a request path means: a path to look up, a better spelling of it, or nothing we understand. */
type CleanPath = { path: string; isCanonical: boolean } | undefined;

const unsafe = /[\0\\]|%(?:00|2e|2f|5c)/i;

/**
 * Reads a request's path. Nothing that could lead out of the site's folder passes: no `..`, no encoded
 * slash, dot or backslash (also encoded twice), no NUL.
 * @param raw Path as it was sent, without query.
 * @returns The decoded path in canonical spelling (one slash between parts, none at the end, no
 *   `.html`, no `index`), and whether it was sent like that; undefined for a path to refuse.
 */
export function cleanPath(raw: string): CleanPath {
  if (unsafe.test(raw)) return undefined;
  const decoded = decode(raw);
  if (decoded === undefined || unsafe.test(decoded)) return undefined;
  const parts = decoded.split('/').filter(Boolean);
  if (parts.some((part) => part === '.' || part === '..')) return undefined;
  const last = parts.at(-1);
  if (last?.endsWith('.html')) parts[parts.length - 1] = last.slice(0, -'.html'.length);
  if (parts.at(-1) === 'index') parts.pop();
  const path = `/${parts.join('/')}`;
  return { path, isCanonical: path === decoded };
}

const decode = (raw: string) => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

const searchPages = new Set(['/search', '/pl/szukaj']);

/** Texts that hold letters beyond ASCII, and no word of their encoding. */
const textTypes: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What a feed is called, by the ending of its file; other servers know `.rss` and `.atom` by themselves. */
function feedTypeOf(pathname: string): string | undefined {
  const [, ending] = /^(?:\/\w+)?\/feeds\/.+\.(\w+)$/.exec(pathname) ?? [];
  return feedFormatNames.includes(ending as FeedFormat)
    ? `${feedFormats[ending as FeedFormat].type}; charset=utf-8`
    : undefined;
}

/**
 * The Content-Type of a file, where the file's ending does not say enough.
 * @param pathname Path of the address, e.g. `/feeds/blog.rss`.
 * @returns undefined where the ending says it all.
 */
const contentTypeOf = (pathname: string): string | undefined =>
  pathname === `/${healthFile}`
    ? 'application/json'
    : (feedTypeOf(pathname) ?? textTypes[path.posix.extname(pathname)]);

/** What a file is to the policy; pathnames of the search are those of its pages and of its worker. */
function policyKindOf(pathname: string): PolicyKind {
  if (pathname === `/${searchDirectory}/pagefind-worker.js`) return 'worker';
  if (searchPages.has(pathname)) return 'search';
  const ending = path.posix.extname(pathname);
  if (ending === '.svg') return 'drawing';
  return ending === '' ? 'page' : 'file';
}

/** Where a path leads: an address, percent-encoded where its rule is. */
type RedirectTarget = { location: string; status: number };

/** A path as it is compared: rules may write it percent-encoded or not. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A decoded path as a pathname: what would begin a query or an anchor is part of the path here. */
const encodedPathname = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Reads a `_redirects` file.
 * @param directory The folder it is in.
 * @returns A function from a decoded path to where it is redirected, if it is. The first rule for an address wins,
 *   exact rules before `*`.
 */
export function readRedirects(directory: string): (pathname: string) => RedirectTarget | undefined {
  const file = path.join(directory, '_redirects');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const exact = new Map<string, RedirectTarget>();
  const prefixes: { prefix: string; to: string; status: number }[] = [];
  for (const line of text.split('\n')) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) continue;
    if (from.endsWith('*'))
      prefixes.push({ prefix: decoded(from.slice(0, -1)), to, status: Number(status) });
    else if (!exact.has(decoded(from)))
      exact.set(decoded(from), { location: to, status: Number(status) });
  }
  return (pathname) => {
    const rule = exact.get(pathname);
    if (rule) return rule;
    const match = prefixes.find(({ prefix }) => pathname.startsWith(prefix));
    if (!match) return undefined;
    const rest = encodedPathname(pathname.slice(match.prefix.length));
    return { location: match.to.replace(':splat', () => rest), status: match.status };
  };
}

/** Files that configure the host, and the not-found pages: no addresses of their own. */
const unserved = new Set([
  '/_redirects',
  '/_headers',
  ...locales.map((locale) => `${localeSettings[locale].prefix}/404`),
]);

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
  const hashes = hashesOf(root);
  const setSecurity = (response: ServerResponse, kind: PolicyKind) => {
    for (const [name, value] of Object.entries(securityHeaders({ kind, hashes })))
      response.setHeader(name, value);
  };
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
      setSecurity(response, policyKindOf(pathname));
      const type = contentTypeOf(pathname);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const notFoundPages = perLocale((locale) => {
    const file = path.join(root, localeSettings[locale].prefix, '404.html');
    return existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  });

  const hasPage = (pathname: string) =>
    existsSync(path.join(root, pathname === '/' ? 'index.html' : `${pathname}.html`));

  const notFound = (response: ServerResponse, pathname: string) => {
    const prefixOf = (locale: Locale) => localeSettings[locale].prefix;
    // Every path begins with the empty prefix; the longest one decides.
    const locale = locales
      .filter((one) => `${pathname}/`.startsWith(`${prefixOf(one)}/`))
      .reduce((one, other) => (prefixOf(other).length > prefixOf(one).length ? other : one));
    setSecurity(response, 'page');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    response.end(notFoundPages[locale]);
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
    if (hasPage(canonical)) return redirect(response, 301, encodedPathname(canonical), query);
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
