import type { ReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Headers,
  methods,
  notFoundPageOf,
  redirectType,
  refusals,
  refusalType,
} from '@/lib/hosting/hosting';
import { cleanPath, encodedPathname } from '@/lib/hosting/request-path';
import { type OpenedSite, openSite } from './opened-site';

const setHeaders = (response: ServerResponse, headers: Headers) =>
  response.setHeaders(new Map(Object.entries(headers)));

function send(response: ServerResponse, status: number, headers: Headers, body?: string | Buffer) {
  response.statusCode = status;
  setHeaders(response, headers).end(body);
}

/**
 * sirv looks after neither end of what it sends: a file that cannot be opened would end the process, and one whose reader
 * has left would stay open.
 */
function watchSending(response: ServerResponse, site: OpenedSite): void {
  response.once('pipe', (file: ReadStream) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
    // Nothing is sent yet: no answer is better than one with the length of another site's file.
    file.once('open', () => {
      if (site.isReplaced()) response.destroy();
    });
  });
}

function answer(request: IncomingMessage, response: ServerResponse, site: OpenedSite): void {
  const url = request.url ?? '/';
  const [asked = '/'] = url.split('?', 1);
  const clean = cleanPath(asked);
  const file = clean?.isCanonical ? site.fileAt(clean.path) : undefined;
  const target = clean && !file ? site.redirectOf(clean.path) : undefined;
  const refusal = { ...site.headersOf('/'), 'Content-Type': refusalType };
  if (!methods.some((method) => method === request.method))
    send(response, 405, { ...refusal, Allow: methods.join(', ') }, refusals[405]);
  else if (!clean) send(response, 400, refusal, refusals[400]);
  else if (file) {
    watchSending(response, site);
    setHeaders(response, site.headersOf(file));
    request.url = encodedPathname(file);
    site.sendFile(request, response);
  } else if (target) {
    const location = target.to + url.slice(asked.length);
    const headers = { ...site.headersOf('/'), 'Content-Type': redirectType, Location: location };
    send(response, target.status, headers);
  } else {
    const page = notFoundPageOf(clean.path);
    send(response, 404, site.headersOf(page), site.notFound.get(page));
  }
}

/**
 * A server that gives the built site as a CDN would: clean addresses, redirects, the not-found page of
 * the language, compressed files where they exist. It follows builds that happen while it serves.
 * @param directory The built site. No file outside it is reachable.
 * @throws when the description that the build leaves beside it is missing.
 */
export function createSiteServer(directory: string): Server {
  const root = path.resolve(directory);
  let opened = openSite(root);

  /** A build that replaces a site leaves none for less than a millisecond; this waits a second. */
  const currentSite = async (): Promise<OpenedSite | undefined> => {
    for (let look = 0; look < 100; look += 1) {
      if (!opened || opened.isReplaced()) opened = openSite(root);
      if (opened) return opened;
      await wait(10);
    }
    return undefined;
  };

  return createServer(async (request, response) => {
    try {
      const site = await currentSite();
      if (site) answer(request, response, site);
      else send(response, 503, { 'Retry-After': '1' });
    } catch (error) {
      // Also sirv's own, at a range that ends before it begins: nobody else is left without an answer.
      console.error(error instanceof Error ? error.message : error);
      response.destroy();
    }
  });
}
