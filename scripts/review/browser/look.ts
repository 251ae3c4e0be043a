import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { UsageError } from '@/scripts/command';
import { type ReviewedPage, shortHash } from '@/scripts/review/compare/change';
import { type SiteFolder, stillPage, withFontsAwaited } from '@/scripts/review/compare/site-folder';
import type { Row } from '@/scripts/review/rows';
import { browserSwitches, findHeadlessBrowser } from '@/scripts/test/browser';
import { violations } from './axe';
import { type Box, compareLooks, type Difference, type Look, looksChange, measure } from './layout';

/** Windows that pages are looked at in: a phone and a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];

/** A part of a page as a picture, what differs outlined. */
export type Picture = { file: string; height: number };

/** Both sides of a row at one width. */
export type Screens = { width: number; pathname: string; before?: Picture; after?: Picture };

/** So many pages of a row are looked at, so many in all that have something to tell, and so many rows have pictures. */
const most = { pagesOfRow: 8, pages: 60, rows: 40 };

/** How long one step of looking at a page may take on a busy machine, in ms. */
const patience = 300_000;

/** Nothing moves or blinks while it is looked at. */
const stillStyle =
  '<style>*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}</style>';

/** Where the browser finds a side: a host that is nowhere but here. */
const originOf = (side: Side) => `http://${side}.invalid`;

/** Answers what the browser asks of a side with its files, pages of which are still. */
const serve = (context: BrowserContext, side: Side, site: SiteFolder) =>
  context.route(`${originOf(side)}/**`, (route) => {
    const pathname = decodeURIComponent(new URL(route.request().url()).pathname);
    const page = site.pages.get(pathname);
    const file = page ?? pathname.slice(1);
    if (!site.files.has(file)) return route.fulfill({ status: 404 });
    if (page) {
      const body = stillPage(site.read(page)).replace('</head>', `${stillStyle}</head>`);
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
    if (file.endsWith('.css'))
      return route.fulfill({ contentType: 'text/css', body: withFontsAwaited(site.read(file)) });
    return route.fulfill({ path: path.join(site.directory, file) });
  });

/** Some pages of a row, from all over it. */
function someOf({ pages }: Row): ReviewedPage[] {
  const both = pages.filter(({ before, after, status }) => before && after && status !== 'lagging');
  const step = Math.max(1, Math.floor(both.length / most.pagesOfRow));
  return both.filter((_, index) => index % step === 0).slice(0, most.pagesOfRow);
}

/** The part of a page that shows boxes: with a margin, and neither a strip nor the whole page, in pixels. */
function cropOf(boxes: readonly Box[], pageHeight: number) {
  const margin = 80;
  const first = Math.min(...boxes.map((box) => box.y)) - margin;
  const end = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  const top = Math.min(Math.max(0, Math.floor(first)), pageHeight - 1);
  const height = Math.min(Math.max(240, Math.ceil(end) - top), 1200, pageHeight - top);
  return { top, height };
}

/** Outlines of boxes as a drawing that is laid over a part of a page. */
function outlinesOf(boxes: readonly Box[], part: { top: number; width: number; height: number }) {
  const rects = boxes.map(
    ({ x, y, width, height }) =>
      `<rect x="${x - 2}" y="${y - part.top - 2}" width="${width + 4}" height="${height + 4}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}" fill="none" stroke="#d02090" stroke-width="2">${rects.join('')}</svg>`,
  );
}

/** What a row is about of what differs on a page: its words, its pictures; of styles it may be anything. */
function differencesOf({ changes, kind }: Row, differences: readonly Difference[]) {
  if (/^(style|access)$/.test(kind)) return differences;
  const texts = changes.flatMap(({ segments = [] }) =>
    ['inserted', 'deleted'].map((other) =>
      segments.map((one) => (one.kind === other ? '' : one.text)).join(''),
    ),
  );
  const names = changes.flatMap(({ kind, place }) => (kind === 'picture' && place ? [place] : []));
  return differences.filter(
    ({ text, pictures }) =>
      (text.length > 1 && texts.some((whole) => whole.includes(text))) ||
      pictures.some((address) => names.some((name) => address.includes(name))),
  );
}

/** What is kept of a page at one width when it has been looked at. */
type Looked = { shots: Record<Side, string>; differences: Difference[] };

/**
 * Opens both sides in a browser.
 * @param temporary A folder for pictures of whole pages, whose owner takes it away.
 * @throws UsageError when there is no browser.
 */
export async function openLook(before: SiteFolder, after: SiteFolder, temporary: string) {
  const executablePath = findHeadlessBrowser();
  if (!executablePath)
    throw new UsageError(
      'A review looks at pages in Chromium, and there is none: install your system’s package, set CHROMIUM_PATH to a browser, or leave looks out: npm run review -- --no-browser',
    );
  const browser = await chromium.launch({
    executablePath,
    args: [...browserSwitches, '--hide-scrollbars'],
  });
  const sites = { before, after };
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  for (const side of sides) await serve(context, side, sites[side]);
  context.setDefaultTimeout(patience);
  // The compiler that runs this names functions by a helper of its own, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  mkdirSync(temporary, { recursive: true });
  const looked = new Map<ReviewedPage, Looked[]>();

  const open = (tab: Page, side: Side, page: ReviewedPage) =>
    tab.goto(`${originOf(side)}${encodeURI(page[side]?.pathname ?? '')}`);

  /** Looks at one side of a page at all widths. */
  const lookAt = async (tab: Page, side: Side, page: ReviewedPage) => {
    await open(tab, side, page);
    const looks: { look: Look; shot: string }[] = [];
    for (const size of windows) {
      await tab.setViewportSize(size);
      // A page that was not painted at its new width, or lacks its picture for it, would be shown as it was before.
      await tab.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      const shot = path.join(temporary, `${shortHash(page.pathname)}-${size.width}-${side}.png`);
      const png = await tab.screenshot({ path: shot, fullPage: true });
      const { data, info } = await sharp(png)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hashOf = (address: string) =>
        sites[side].hash(address.slice(originOf(side).length + 1)) ?? address;
      const pixels = { data, width: info.width, height: info.height };
      looks.push({ look: { ...(await measure(tab)), pixels, hashOf }, shot });
    }
    return looks;
  };

  /** Compares a page and completes its changes. */
  const compareOne = async (page: ReviewedPage, tab: Page) => {
    const old = await lookAt(tab, 'before', page);
    const now = await lookAt(tab, 'after', page);
    const regions = new Set<string>();
    const widths: number[] = [];
    const found = windows.map(({ width }, index): Looked => {
      const [a, b] = [old[index], now[index]];
      if (!a || !b) throw new Error(`${page.pathname} was not looked at at ${width} px`);
      const compared = compareLooks(a.look, b.look, width);
      page.changes.push(...compared.problems);
      if (compared.regions.length > 0) widths.push(width);
      for (const region of compared.regions) regions.add(region);
      return { shots: { before: a.shot, after: b.shot }, differences: compared.differences };
    });
    looked.set(page, found);
    if (widths.length > 0) page.changes.push(looksChange([...regions], widths));
    const faults = await violations(tab);
    if (faults.size === 0) return;
    await open(tab, 'before', page);
    for (const name of (await violations(tab)).keys()) faults.delete(name);
    page.changes.push(...faults.values());
  };

  /** Pictures of a row on a page that was looked at. */
  const screensOf = async (row: Row, page: ReviewedPage, folder: string): Promise<Screens[]> => {
    const screens: Screens[] = [];
    for (const [index, { shots, differences }] of (looked.get(page) ?? []).entries()) {
      const width = windows[index]?.width ?? 0;
      const own = differencesOf(row, differences);
      if (own.length === 0) continue;
      const pair: Screens = { width, pathname: page.pathname };
      for (const side of sides) {
        const file = `screens/${row.id}-${width}-${side}.png`;
        const boxes = own.flatMap((one) => one[side] ?? one.before ?? one.after ?? []);
        const outlined = own.flatMap((one) => one[side] ?? []);
        const { top, height } = cropOf(boxes, (await sharp(shots[side]).metadata()).height);
        await sharp(shots[side])
          .extract({ left: 0, top, width, height })
          .composite([{ input: outlinesOf(outlined, { top, width, height }) }])
          .png({ palette: true })
          .toFile(path.join(folder, file));
        pair[side] = { file, height };
      }
      screens.push(pair);
    }
    return screens;
  };

  return {
    /** Looks at some pages of each row and at the others that are named, and completes their changes. */
    compare: async (rows: readonly Row[], pages: readonly ReviewedPage[]) => {
      const ofRows = [...new Set(rows.flatMap(someOf))].slice(0, most.pages);
      const rest = [...new Set([...ofRows, ...pages])];
      await Promise.all(
        Array.from({ length: availableParallelism() }, async () => {
          const tab = await context.newPage();
          for (let page = rest.shift(); page; page = rest.shift()) await compareOne(page, tab);
        }),
      );
    },
    /** Takes pictures of both sides for rows that can be seen; returns them by the ids of rows. */
    photograph: async (rows: readonly Row[], target: string): Promise<Map<string, Screens[]>> => {
      mkdirSync(path.join(target, 'screens'), { recursive: true });
      const screens = new Map<string, Screens[]>();
      for (const row of rows.slice(0, most.rows)) {
        if (!/^(text|picture|link|style|access)$/.test(row.kind)) continue;
        const page = row.pages.find((one) =>
          looked.get(one)?.some((at) => differencesOf(row, at.differences).length > 0),
        );
        if (page) screens.set(row.id, await screensOf(row, page, target));
      }
      return screens;
    },
    close: () => browser.close(),
  };
}
