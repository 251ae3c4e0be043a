import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { createSiteServer } from '@/scripts/serve/site-server';
import { fileOf } from '@/tests/support/built-site';
import { caseStudy, menuPage } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';

/** About how many characters a piece has, and ms between two: time to paint what has come. */
const pieceSize = 3000;
const pause = 40;

/** Cuts between elements: a line of text that ends within a word grows when the rest comes, whatever its layout. */
function piecesOf(html: string): string[] {
  if (html.length <= pieceSize) return [html];
  const cut = html.indexOf('<', pieceSize);
  return cut < 0 ? [html] : [html.slice(0, cut), ...piecesOf(html.slice(cut))];
}

async function sendInPieces(file: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  for (const piece of piecesOf(readFileSync(file, 'utf8'))) {
    response.write(piece);
    await wait(pause);
  }
  response.end();
}

/**
 * Serves a built site as a slow line does: pages come piece by piece, all else at once.
 * @param directory Folder of the built site.
 * @returns The server, and the origin it listens at.
 */
async function servePiecewise(directory: string): Promise<{ server: Server; origin: string }> {
  const site = createSiteServer(directory);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = `${directory}/${fileOf(pathname)}`;
    if (existsSync(file)) void sendInPieces(file, response);
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://localhost:${port}` };
}

/** All layout shifts of a page so far: how much, and what moved from where to where. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            for (const { node, previousRect, currentRect } of entry.sources)
              shifts.push(
                `${entry.value}: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

for (const locale of locales) {
  for (const id of ['home', menuPage.id, 'blog']) {
    test(`${locale}: nothing on ${id} moves when late fonts arrive`, { tag: '@slow' }, async ({
      page,
    }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(registry.pathnameOf(id, locale) ?? '', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test.describe('on a slow line', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    ({ server, origin } = await servePiecewise('out'));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const locale of locales) {
    for (const id of ['home', menuPage.id, 'blog', 'contact-us', caseStudy.id]) {
      test(`${locale}: nothing on ${id} moves while the page comes in piece by piece`, {
        tag: locale === 'en' && id === 'home' ? [] : ['@slow'],
      }, async ({ page }) => {
        await page.goto(origin + registry.pathnameOf(id, locale), { waitUntil: 'networkidle' });
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }
});
