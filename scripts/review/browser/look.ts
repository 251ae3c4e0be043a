import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { UsageError } from '@/scripts/command';
import { type ReviewedPage, shortHash } from '@/scripts/review/compare/change';
import { type SiteFolder, stillPage, withFontsAwaited } from '@/scripts/review/compare/site-folder';
import type { Row } from '@/scripts/review/rows';
import { browserSwitches, findHeadlessBrowser } from '@/scripts/test/browser';
import { violations } from './axe';
import { type Box, compareLayouts, type Layout, type LayoutComparison, measure } from './layout';

/** Windows that pages are looked at in: a phone and a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** A part of a page as a picture, with what differs. */
export type Picture = { file: string; height: number; regions: Box[] };

/** Both sides of a row at one width. */
export type Screens = { width: number; pathname: string; before?: Picture; after?: Picture };

/** So many pages of a row are looked at, and so many in all. */
const most = { pagesOfRow: 8, pagesOfStyle: 24, pages: 80, pictures: 40 };

/** How long one step of looking at a page may take on a busy machine, in ms. */
const patience = 300_000;

/** Nothing moves or blinks while it is looked at. */
const stillStyle =
  '<style>*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}</style>';

/** Serves a site with still pages on this machine alone, at a free port. */
async function serveStill(site: SiteFolder) {
  const sendFile = sirv(site.directory);
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const page = site.pages.get(pathname);
    const send = (type: string, text: string) => {
      response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` });
      response.end(text);
    };
    if (page)
      send('text/html', stillPage(site.read(page)).replace('</head>', `${stillStyle}</head>`));
    else if (pathname.endsWith('.css') && site.files.has(pathname.slice(1)))
      send('text/css', withFontsAwaited(site.read(pathname.slice(1))));
    else sendFile(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (pathname: string) => `http://127.0.0.1:${port}${encodeURI(pathname)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'load' });
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Pages of a row that are looked at: where a style sheet differs, some with each class that it is about; else some from all over. */
function someOf({ pages }: Row): ReviewedPage[] {
  const both = pages.filter(({ before, after, status }) => before && after && status !== 'lagging');
  const known = new Set<string>();
  const covering = both.filter(({ changes }) => {
    const own = changes.flatMap(({ classes = [] }) => classes).filter((name) => !known.has(name));
    for (const name of own) known.add(name);
    return own.length > 0;
  });
  const step = Math.max(1, Math.floor(both.length / most.pagesOfRow));
  const spread = both.filter((_, index) => index % step === 0).slice(0, most.pagesOfRow);
  return [...covering.slice(0, most.pagesOfStyle), ...spread];
}

/** Around what differs so much of the page is shown, and a picture is so high, in pixels. */
const margin = 80;
const heights = { least: 240, most: 1200 };

/** The part of a page that shows boxes; undefined where there are none. */
function cropOf(boxes: readonly Box[], width: number, pageHeight: number): Box | undefined {
  if (boxes.length === 0) return undefined;
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - margin));
  const end = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  const height = Math.min(Math.max(heights.least, end - y), heights.most, pageHeight - y);
  return height > 0 ? { x: 0, y, width, height: Math.ceil(height) } : undefined;
}

/** Differences that a row is about; of styles any may be. */
function differencesOf({ changes, kind }: Row, { differences }: LayoutComparison) {
  const texts = changes.flatMap(({ block, segments = [] }) => [
    block?.text ?? '',
    segments
      .filter(({ kind }) => kind !== 'inserted')
      .map(({ text }) => text)
      .join('')
      .trim(),
  ]);
  const names = changes.flatMap(({ kind, place }) => (kind === 'picture' && place ? [place] : []));
  const own = differences.filter(({ text, shape }) =>
    [
      ...text
        .split('\n')
        .map((line) => line.length > 1 && texts.some((whole) => whole.includes(line))),
      ...names.map((name) => shape.includes(name)),
    ].some(Boolean),
  );
  return own.length > 0 || !/^(style|access)$/.test(kind) ? own : differences;
}

/** Boxes in a part of the page, without those that hold others, since those say better where. */
function regionsIn(boxes: readonly Box[], crop: Box): Box[] {
  const holds = (a: Box, b: Box) =>
    a !== b &&
    a.x <= b.x &&
    a.y <= b.y &&
    a.x + a.width >= b.x + b.width &&
    a.y + a.height >= b.y + b.height;
  return boxes
    .filter((box) => box.y < crop.y + crop.height && box.y + box.height > crop.y)
    .filter((box) => !boxes.some((other) => holds(box, other)))
    .slice(0, 40)
    .map(({ x, y, width, height }) => ({ x, y: y - crop.y, width, height }));
}

/**
 * Opens both sides in a browser.
 * @throws UsageError when there is none.
 */
export async function openLook(before: SiteFolder, after: SiteFolder) {
  const executablePath = findHeadlessBrowser();
  if (!executablePath)
    throw new UsageError(
      'A review looks at pages in Chromium, and there is none: install your system’s package, set CHROMIUM_PATH to a browser, or leave layout and pictures out: npm run review -- --no-browser',
    );
  const browser = await chromium.launch({
    executablePath,
    args: [...browserSwitches, '--hide-scrollbars'],
  });
  const servers = { before: await serveStill(before), after: await serveStill(after) };
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  context.setDefaultTimeout(patience);
  // The compiler that runs this names functions by a helper of its own, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const tabs = await Promise.all(
    Array.from({ length: availableParallelism() }, () => context.newPage()),
  );
  const found = new Map<
    ReviewedPage,
    { layouts: Record<'before' | 'after', Layout[]>; compared: LayoutComparison[] }
  >();

  const inTurns = async <Item>(
    items: Iterable<Item>,
    work: (item: Item, tab: Page) => Promise<void>,
  ) => {
    const rest = [...items];
    await Promise.all(
      tabs.map(async (tab) => {
        for (let item = rest.shift(); item !== undefined; item = rest.shift())
          await work(item, tab);
      }),
    );
  };

  const measureAll = async (tab: Page, address: string) => {
    await open(tab, address);
    const layouts: Layout[] = [];
    for (const size of windows) {
      await tab.setViewportSize(size);
      layouts.push(await measure(tab));
    }
    return layouts;
  };

  /** Compares a page and completes its changes. */
  const compareOne = async (page: ReviewedPage, tab: Page) => {
    if (!page.before || !page.after) return;
    const addressBefore = servers.before.addressOf(page.before.pathname);
    const old = await measureAll(tab, addressBefore);
    const now = await measureAll(tab, servers.after.addressOf(page.after.pathname));
    const shapes = now
      .flatMap(({ boxes }) => boxes.map(({ shape }) => shape))
      .filter((shape) => shape.startsWith('/'));
    const changedPictures = new Set(
      shapes.filter((one) => before.hash(one.slice(1)) !== after.hash(one.slice(1))),
    );
    const compared = windows.map(({ width }, index) =>
      compareLayouts(old[index] as Layout, now[index] as Layout, { width, changedPictures }),
    );
    found.set(page, { layouts: { before: old, after: now }, compared });
    const widths = windows
      .filter((_, index) => (compared[index]?.differences.length ?? 0) > 0)
      .map(({ width }) => width);
    page.changes.push(...compared.flatMap(({ problems }) => problems.slice(0, 3)));
    if (widths.length > 0)
      page.changes.push({
        kind: 'style',
        key: 'looks',
        title: `Looks different at ${widths.join(' and ')} px`,
        notes: [...new Set(compared.flatMap(({ styles }) => styles))].slice(0, 6),
        isConsequence: true,
      });
    const faults = await violations(tab);
    if (faults.size === 0) return;
    await open(tab, addressBefore);
    for (const name of (await violations(tab)).keys()) faults.delete(name);
    page.changes.push(...faults.values());
  };

  /** Takes pictures of one side of a page for each of some rows. */
  const photographSide = async (
    tab: Page,
    page: ReviewedPage,
    side: 'before' | 'after',
    rows: readonly Row[],
    target: string,
  ) => {
    const known = found.get(page);
    const pathname = page[side]?.pathname;
    const pictures = new Map<string, Picture>();
    if (!known || pathname === undefined) return pictures;
    await open(tab, servers[side].addressOf(pathname));
    for (const [index, size] of windows.entries()) {
      await tab.setViewportSize(size);
      // A picture that is taken before the page was painted at its new width repeats the old one.
      await tab.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const [layout, compared] = [known.layouts[side][index], known.compared[index]];
      if (!layout || !compared) continue;
      for (const row of rows) {
        const boxes = differencesOf(row, compared).flatMap(
          (one) => one[side] ?? one.before ?? one.after ?? [],
        );
        const crop = cropOf(boxes, size.width, layout.height);
        if (!crop) continue;
        const file = `screens/${shortHash(row.id)}-${size.width}-${side}.png`;
        await tab.screenshot({ path: path.join(target, file), clip: crop, fullPage: true });
        const own = differencesOf(row, compared).flatMap((one) => one[side] ?? []);
        pictures.set(`${row.id} ${size.width}`, {
          file,
          height: crop.height,
          regions: regionsIn(own, crop),
        });
      }
    }
    return pictures;
  };

  return {
    /** Compares what a browser makes of pages of rows, and completes the changes of these pages. */
    compare: (rows: readonly Row[]) =>
      inTurns([...new Set(rows.flatMap(someOf))].slice(0, most.pages), compareOne),
    /** Takes pictures of both sides for rows that can be seen; returns them by the ids of rows. */
    photograph: async (rows: readonly Row[], target: string): Promise<Map<string, Screens[]>> => {
      mkdirSync(path.join(target, 'screens'), { recursive: true });
      const byPage = new Map<ReviewedPage, Row[]>();
      for (const row of rows.slice(0, most.pictures)) {
        const different = row.pages.filter((one) =>
          found.get(one)?.compared.some(({ differences }) => differences.length > 0),
        );
        // Rather a page where something is wrong.
        const wrong = row.consequences.filter(({ isProblem }) => isProblem);
        const page =
          different.find(({ changes }) => changes.some((one) => wrong.includes(one))) ??
          different[0];
        if (page && /^(text|picture|link|style|access)$/.test(row.kind))
          byPage.set(page, [...(byPage.get(page) ?? []), row]);
      }
      const screens = new Map<string, Screens[]>();
      await inTurns(byPage, async ([page, own], tab) => {
        const old = await photographSide(tab, page, 'before', own, target);
        const now = await photographSide(tab, page, 'after', own, target);
        for (const { id } of own) {
          const pairs = windows.map(({ width }) => ({
            width,
            pathname: page.pathname,
            before: old.get(`${id} ${width}`),
            after: now.get(`${id} ${width}`),
          }));
          screens.set(
            id,
            pairs.filter((pair) => pair.before || pair.after),
          );
        }
      });
      return screens;
    },
    close: async () => {
      await browser.close();
      servers.before.close();
      servers.after.close();
    },
  };
}
