import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '@/lib/content/document';
import { browserSwitches, findBrowser } from '@/scripts/test/browser';
import { fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { firstTop, isSettled, layoutFaults } from '@/tests/support/layout-faults';
import { pagesWithPathname } from '@/tests/support/site-registry';

/** Windows in which every page is measured, in pixels (breakpoints of docs/behaviour.md §9, and a usual laptop). */
const widths = [768, 992, 1200, 1440];
const height = 900;

/** Lowest place, in pixels, at which what a visitor came for begins on a laptop: the cards of a list, the form of a task. */
const lowestFirst = 480;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Pages as they are laid out before any script: they are measured so, since loading scripts takes most of a page's time. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** Serves the built site without its scripts. */
function serveStill(): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const extension = path.extname(pathname);
    const type = types[extension || '.html'];
    try {
      const body = extension
        ? readFileSync(path.join(outDirectory, decodeURIComponent(pathname)))
        : withoutScripts(readBuilt(fileOf(pathname)));
      response.writeHead(200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);
}

let server: Server;
let browser: Browser;
const found = new Map<Page, { faults: string[]; firstCard?: number; firstForm?: number }>();

/** How often a page with faults is measured again, and after how many ms. */
const again = { times: 5, after: 200 } as const;

/** What is wrong with a page in a width once its pictures have come: what vanishes by itself within a second is no fault. */
async function lastingFaults(tab: Tab, width: number): Promise<string[]> {
  let faults = await tab.evaluate(layoutFaults, width);
  for (let times = 0; faults.length > 0 && times < again.times; times += 1) {
    await tab.waitForTimeout(again.after);
    faults = await tab.evaluate(layoutFaults, width);
  }
  return faults;
}

/** Measures a page in every width. */
async function measure(tab: Tab, page: Page, origin: string): Promise<void> {
  await tab.goto(`${origin}${page.pathname}`, { waitUntil: 'load' });
  const faults: string[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height });
    await tab.evaluate(isSettled, width);
    faults.push(...(await lastingFaults(tab, width)));
  }
  found.set(page, {
    faults,
    firstCard: await tab.evaluate(firstTop, 'article'),
    firstForm: await tab.evaluate(firstTop, '.form-area, [data-assessment], .hero-card'),
  });
}

beforeAll(async () => {
  server = serveStill();
  const { port } = server.address() as AddressInfo;
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
  const waiting = [...pagesWithPathname];
  // Each in a window of its own: tabs in the background learn late of their window's width.
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const tab = await context.newPage();
    for (let page = waiting.shift(); page; page = waiting.shift())
      await measure(tab, page, `http://localhost:${port}`);
  };
  await Promise.all([work(), work()]);
}, 600_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

const lineOf = ({ pathname }: Page, text: string) => `${pathname} ${text}`;

it('fills every row of cards, keeps pictures and buttons of a row level, and begins blocks on four columns at most', () => {
  expect(found.size).toBe(pagesWithPathname.length);
  const faults = [...found].flatMap(([page, { faults }]) =>
    faults.map((text) => lineOf(page, text)),
  );
  expect(faults).toEqual([]);
});

/** Pages of lists: those that are generated, and those whose layout makes them lists. */
const isList = ({ generated, frontmatter }: Page) =>
  generated !== undefined ||
  ('layout' in frontmatter && ['blog', 'case-studies'].includes(String(frontmatter.layout)));

it('shows the first card of a list, and the form or first question of a task, on the first screen of a laptop', () => {
  const late = [...found].flatMap(([page, { firstCard = 0, firstForm }]) => {
    if (isList(page))
      return firstCard > lowestFirst ? [lineOf(page, `first card at ${firstCard}`)] : [];
    const isTask =
      'layout' in page.frontmatter && ['contact', 'task'].includes(String(page.frontmatter.layout));
    return isTask && firstForm !== undefined && firstForm > lowestFirst
      ? [lineOf(page, `first form at ${firstForm}`)]
      : [];
  });
  expect(late).toEqual([]);
});
