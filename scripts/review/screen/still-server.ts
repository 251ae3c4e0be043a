import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { type SiteFolder, withFontsAwaited } from '@/scripts/review/pages/site-folder';

/** Nothing moves or blinks while it is looked at. */
const stillStyle =
  '<style>*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}</style>';

/**
 * A page as a browser first shows it, and stays so: without the scripts that would change it in their own time. What they
 * change later differs by chance from one look to the next.
 */
export const stillPage = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta\b[^>]*http-equiv="[^"]*"[^>]*>/gi, '')
    .replace(/ loading="lazy"/g, '')
    .replace(/ autoplay(?:="[^"]*")?/gi, '')
    .replace('</head>', `${stillStyle}</head>`);

const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** A site that is served on this machine alone. */
export type StillSite = { addressOf: (pathname: string) => string; close: () => Promise<void> };

/**
 * Serves a site with still pages, at a free port.
 * @param site The site.
 */
export async function serveStill(site: SiteFolder): Promise<StillSite> {
  const sendFile = sirv(site.directory);
  const server = createServer((request, response) => {
    const pathname = decoded((request.url ?? '/').replace(/\?.*$/, ''));
    const file = site.pages.get(pathname);
    const sheet = pathname.slice(1);
    if (sheet.endsWith('.css') && site.files.has(sheet)) {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' });
      response.end(withFontsAwaited(site.read(sheet)));
      return;
    }
    if (file === undefined) {
      sendFile(request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(stillPage(site.read(file)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (pathname) => `http://127.0.0.1:${port}${encodeURI(pathname)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
