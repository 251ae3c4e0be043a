import { fstatSync, type ReadStream, type Stats, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {
  caching,
  type Headers,
  methods,
  notFoundPageOf,
  redirectType,
  refusals,
  refusalType,
} from '@/lib/hosting/hosting';
import { cleanPath, decodedPath, encodedPathname, lowerCased } from '@/lib/hosting/request-path';
import { type OpenedSite, openSite, type SiteFile } from './opened-site';
import type { RedirectTarget } from './redirect-table';

export { cleanPath } from '@/lib/hosting/request-path';
export { readRedirects } from './redirect-table';

/** How long a folder may be missing, in ms: a build that puts a new site into place takes less than one. */
const patience = 1000;

/** Between two looks at it, in ms. */
const pause = 10;

const setHeaders = (response: ServerResponse, headers: Headers) => {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
};

/**
 * The part of a file that a Range header asks for, as sirv reads it. Those that it does not know are answered with the
 * whole file, which a server may do (RFC 9110 §14.2).
 */
function readableRange(range: string, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '') return Number(to) > 0 ? `bytes=${Math.max(0, size - Number(to))}-` : undefined;
  if (to === '' || Number(from) <= Number(to)) {
    // sirv takes a last byte of 0 for none.
    return to !== '' && Number(to) === 0 && size > 1 ? undefined : range;
  }
  return undefined;
}

/** Encodings that a client refuses (`br;q=0`) are named all the same; sirv looks for names alone. */
const accepted = (encodings: string) =>
  encodings.includes('q=0')
    ? encodings
        .split(',')
        .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
        .join(',')
    : encodings;

/** Makes of a request what sirv understands of it. */
function prepare({ headers }: IncomingMessage, { size }: SiteFile): void {
  if (headers['accept-encoding']) headers['accept-encoding'] = accepted(headers['accept-encoding']);
  if (!headers.range) return;
  // Validators are weak here, and a part may be sent again only to who has a strong one (RFC 9110 §13.1.5).
  headers.range = headers['if-range'] ? undefined : readableRange(headers.range, size);
  // Of parts, those of the file itself: the same bytes whatever encodings a client knows.
  if (headers.range) headers['accept-encoding'] = undefined;
}

/** What sirv says of a file in one version (its headers, `isEtag`). */
const etagOf = ({ size, mtime }: Stats) => `W/"${size}-${mtime.getTime()}"`;

/**
 * Has an answer of sirv written with further headers, all at once: setting each by itself would cost as much as sirv does.
 * Its head is held back until the file has been opened: sirv has looked at it before, and a build may have put another one
 * into its place meanwhile, whose bytes would not fit what the head says.
 * @param validator What the client has: a 304 repeats it (RFC 9110 §15.4.5), which sirv leaves out.
 * @param onReplaced Is called where the file is gone or another one by now; the response is as it was then.
 */
function writeWith(
  response: ServerResponse,
  headers: Headers,
  validator: string | undefined,
  onReplaced: () => void,
): void {
  const own: Record<string, string> = { ...headers };
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse;
  let held: { status: number; headers: OutgoingHttpHeaders } | undefined;
  response.setHeader = (name, value) => {
    own[name] = String(value);
    return response;
  };
  response.writeHead = ((status: number, ofFile?: OutgoingHttpHeaders) => {
    if (status === 304 && validator)
      return writeHead(status, { ...own, Vary: 'Accept-Encoding', ETag: validator });
    const all = { ...ofFile, ...own };
    // Others have no body: nothing is opened for them.
    if (status !== 200 && status !== 206) return writeHead(status, all);
    held = { status, headers: all };
    return response;
  }) as ServerResponse['writeHead'];
  response.once('pipe', (source: ReadStream) => {
    const giveBack = () => {
      source.unpipe(response);
      source.destroy();
      Reflect.deleteProperty(response, 'setHeader');
      Reflect.deleteProperty(response, 'writeHead');
      onReplaced();
    };
    source.once('open', (file) => {
      if (held && held.headers['ETag'] === etagOf(fstatSync(file)))
        writeHead(held.status, held.headers);
      else giveBack();
    });
    source.once('error', () => (response.headersSent ? response.destroy() : giveBack()));
  });
}

/** A site with the sirv that serves its files. */
type Served = OpenedSite & { serveFile: ReturnType<typeof sirv> };

function serve(root: string): Served | undefined {
  const site = openSite(root);
  if (!site) return undefined;
  const serveFile = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
  });
  return { ...site, serveFile };
}

/**
 * A server that gives the built site as a CDN would: clean addresses, redirects, the not-found page of
 * the language, compressed files where they exist. It follows builds that happen while it serves.
 * @param directory The built site. No file outside it is reachable.
 */
export function createSiteServer(directory: string): Server {
  const root = path.resolve(directory);
  let served: Served | undefined;

  const refuse = (response: ServerResponse, status: keyof typeof refusals, headers: Headers) => {
    setHeaders(response, headers);
    response.setHeader('Content-Type', refusalType);
    response.writeHead(status).end(refusals[status]);
  };

  const notFound = (response: ServerResponse, site: Served, pathname: string) => {
    const file = notFoundPageOf(pathname);
    setHeaders(response, site.headersOf(file));
    response.writeHead(404).end(site.notFound.get(file));
  };

  /** @param target Address on this site; "//host" would lead to another one. */
  const redirect = (
    response: ServerResponse,
    site: Served,
    { status, location }: RedirectTarget,
    query: string,
  ) => {
    setHeaders(response, site.headersOf('/'));
    response.setHeader('Content-Type', redirectType);
    // A header holds ASCII; what is encoded already stays.
    const ascii = location.replace(/[^\x21-\x7e]+/g, encodeURI);
    response.writeHead(status, {
      Location: ascii.replace(/^\/+/, '/') + query,
      'Content-Length': 0,
    });
    response.end();
  };

  /** Where a path leads that has no file: by a rule, or to the page of the same name in lower case. */
  const leadsTo = (site: Served, pathname: string): RedirectTarget | undefined => {
    const lower = lowerCased(pathname);
    const rule = site.redirectOf(pathname) ?? site.redirectOf(lower);
    if (rule) return rule;
    return site.hasPage(lower) ? { location: encodedPathname(lower), status: 301 } : undefined;
  };

  const answerWithoutFile = (
    response: ServerResponse,
    site: Served,
    pathname: string,
    query: string,
  ) => {
    const first = leadsTo(site, pathname);
    if (!first) return notFound(response, site, pathname);
    // `/en/Old` is `/Old`, which is `/new`: one redirect says so.
    const next = decodedPath(first.location);
    const second = site.hasPage(next) ? undefined : leadsTo(site, next);
    const target = second && { ...second, status: Math.max(first.status, second.status) };
    return redirect(response, site, target ?? first, query);
  };

  const sendFile = (
    request: IncomingMessage,
    response: ServerResponse,
    site: Served,
    file: SiteFile,
    waited: number,
  ) => {
    const { url } = request;
    const { range, 'accept-encoding': encodings } = request.headers;
    prepare(request, file);
    writeWith(response, file.headers, request.headers['if-none-match'], () => {
      served = undefined;
      request.url = url;
      request.headers.range = range;
      request.headers['accept-encoding'] = encodings;
      answerSoon(request, response, waited);
    });
    request.url = encodeURI(file.file);
    site.serveFile(request, response, () => notFound(response, site, file.file));
  };

  /** Whether a file is as it was when the site was opened. */
  const isUntouched = ({ file, size, changed }: SiteFile) => {
    const stats = statSync(root + file, { throwIfNoEntry: false });
    return stats?.size === size && stats.mtimeMs === changed;
  };

  const answerFrom = (
    site: Served,
    request: IncomingMessage,
    response: ServerResponse,
    waited: number,
  ) => {
    if (!methods.some((method) => method === request.method))
      return refuse(response, 405, { ...site.headersOf('/'), Allow: methods.join(', ') });
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    // Most requests ask for a file by its one address, which needs no reading.
    const known = site.fileAt(path);
    if (known && isUntouched(known)) return sendFile(request, response, site, known, waited);
    const query = queryAt < 0 || queryAt === url.length - 1 ? '' : url.slice(queryAt);
    const clean = cleanPath(path);
    if (!clean) return refuse(response, 400, site.headersOf('/'));
    const current = currentSite(known !== undefined) ?? site;
    const file = clean.isCanonical ? current.fileAt(clean.path) : undefined;
    if (file) return sendFile(request, response, current, file, waited);
    return answerWithoutFile(response, current, clean.path, query);
  };

  /** The site that is in the folder by now. Pages that another build has left as they were need no look at it. */
  const currentSite = (isChanged: boolean): Served | undefined => {
    if (isChanged || !served || served.isReplaced()) served = serve(root) ?? served;
    return served;
  };

  const answer = (request: IncomingMessage, response: ServerResponse, waited = 0): void => {
    served ??= serve(root);
    if (served) answerFrom(served, request, response, waited);
    else answerSoon(request, response, waited);
  };

  /** Looks once more a moment later: a build is putting another site into the place of the one that was there. */
  const answerSoon = (request: IncomingMessage, response: ServerResponse, waited: number) => {
    if (waited < patience) {
      setTimeout(() => answer(request, response, waited + pause), pause);
      return;
    }
    response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': caching.revalidated });
    response.end();
  };

  return createServer((request, response) => answer(request, response));
}
