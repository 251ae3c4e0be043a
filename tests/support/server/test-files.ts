import { createServer, type Server } from 'node:http';
import { axeScript } from '@/scripts/review/browser/axe';

/**
 * An empty page of the site. A tab that goes there keeps its process, and with it what that has loaded and compiled; for
 * `about:blank` it gets another one, which costs 0.3 s of a core.
 */
export const emptyPathname = '/empty-page';

/** Axe. Sent to each page as a text it would take 0.2 s of a core each time; the browser keeps a file, compiled. */
export const axePathname = '/axe.js';

/** Files that the site has not, by pathname. */
const files: Readonly<Record<string, { headers: Record<string, string>; body: string }>> = {
  [emptyPathname]: {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // As all pages have it: where it differs, browsers change the process.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    body: '<!doctype html><title>Empty</title>',
  },
  [axePathname]: {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'max-age=3600',
    },
    body: axeScript,
  },
};

/**
 * A server that answers as another does, and has what browser tests need besides.
 * @param site The server of the site, which does not listen itself.
 */
export const withTestFiles = (site: Server): Server =>
  createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (!file) {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(200, file.headers);
    response.end(file.body);
  });
