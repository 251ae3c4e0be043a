import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { UsageError } from '@/scripts/command';
import { type Change, type ChangeKind, shortHash } from '@/scripts/review/changes';
import type { ReviewedPage, Side } from '@/scripts/review/compare-sites';
import type { Group } from '@/scripts/review/groups';
import { browserSwitches, findHeadlessBrowser } from '@/scripts/test/browser';
import type { ScreenPair } from './box';
import { compareLayout, type LayoutDifference } from './compare-layout';
import { cropOf, regionsIn } from './crop';
import { type LayoutSnapshot, takeSnapshot } from './layout-snapshot';
import { type StillSite, serveStill } from './still-server';
import { violations } from './violations';

/** Windows that pages are looked at in: a phone and a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** What can be seen of a change. */
const visible: readonly ChangeKind[] = ['text', 'heading', 'picture', 'layout', 'access'];

const isVisible = ({ kind }: Change) => visible.includes(kind);

/** Styles that no snapshot shows: of states, of paper, of settings. */
const unseenRule =
  /:(?:hover|focus|active|checked|target|open|placeholder|disabled)|::|@media[^{]*(?:print|prefers|forced-colors|hover|height|scripting)|\[data-/;

/** Both sides in a browser. */
export type Look = {
  /**
   * Compares what a browser makes of pages, and completes their changes.
   * @param pages Those that differ.
   * @returns Pages of which nothing differs after all are left out.
   */
  compare: (pages: readonly ReviewedPage[]) => Promise<ReviewedPage[]>;
  /**
   * Takes pictures of a page for each group whose change can be seen, and looks at its accessibility.
   * @param target The folder of the review.
   * @returns Pictures by pathname, and what was left out.
   */
  photograph: (
    groups: readonly Group[],
    target: string,
  ) => Promise<{ screens: Map<string, ScreenPair[]>; left: number }>;
  close: () => Promise<void>;
};

type Sites = { before: StillSite; after: StillSite };

/** Does something for each of many items, a few at once. */
async function inTurns<Item>(
  items: readonly Item[],
  workers: readonly Page[],
  work: (item: Item, page: Page) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    workers.map(async (page) => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item, page);
    }),
  );
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Snapshots of a page at all widths, one after the other in the same window. */
async function snapshots(page: Page, address: string): Promise<LayoutSnapshot[]> {
  await open(page, address);
  const session = await page.context().newCDPSession(page);
  const found: LayoutSnapshot[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    found.push(await takeSnapshot(session));
  }
  await session.detach();
  return found;
}

/** How long one step of looking at a page may take, in ms. */
const slowestPage = 300_000;

/** So many groups are shown as pictures. */
const mostPictures = 60;

/**
 * Opens both sides in a browser.
 * @throws UsageError when there is none.
 */
export async function openLook(before: Side, after: Side): Promise<Look> {
  const executablePath = findHeadlessBrowser();
  if (!executablePath)
    throw new UsageError(
      'A review looks at pages in Chromium, and there is none: install your system’s package, set CHROMIUM_PATH to a browser, or leave layout and pictures out: npm run review -- --no-browser',
    );
  const sites: Sites = {
    before: await serveStill(before.site),
    after: await serveStill(after.site),
  };
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    await Promise.all([sites.before.close(), sites.after.close()]);
  };
  const differences = new Map<ReviewedPage, (LayoutDifference | undefined)[]>();
  const taken = new Map<ReviewedPage, { before: LayoutSnapshot[]; after: LayoutSnapshot[] }>();
  try {
    browser = await chromium.launch({
      executablePath,
      args: [...browserSwitches, '--hide-scrollbars'],
    });
    const context: BrowserContext = await browser.newContext({
      reducedMotion: 'reduce',
      bypassCSP: true,
      viewport: windows[0],
    });
    // A page that is merely slow on a busy machine has not failed.
    context.setDefaultTimeout(slowestPage);
    // Nothing is asked of other hosts.
    const workers = await Promise.all(
      Array.from({ length: Math.max(1, availableParallelism()) }, () => context.newPage()),
    );

    const compareOne = async (page: ReviewedPage, tab: Page) => {
      const { before: old, after: now } = page;
      if (!old || !now) return;
      const both = {
        before: await snapshots(tab, sites.before.addressOf(old.pathname)),
        after: await snapshots(tab, sites.after.addressOf(now.pathname)),
      };
      const names = new Set(now.pictures.map(({ name }) => name));
      const changedPictures = new Set(
        [...names].filter(
          (name) => before.site.hash(name.slice(1)) !== after.site.hash(name.slice(1)),
        ),
      );
      const texts = now.blocks.map(({ text }) => text).join('\n');
      const found = windows.map(({ width }, index) => {
        const [a, b] = [both.before[index], both.after[index]];
        return a && b ? compareLayout(a, b, { changedPictures, texts, width }) : undefined;
      });
      differences.set(page, found);
      const isLook = found.some((one) => one && (one.before.length > 0 || one.after.length > 0));
      if (isLook) taken.set(page, both);
      const widthsOf = new Map<string, { change: Change; widths: number[] }>();
      for (const [index, one] of found.entries())
        for (const change of one?.changes ?? []) {
          const known = widthsOf.get(change.signature) ?? { change, widths: [] };
          known.widths.push(windows[index]?.width ?? 0);
          widthsOf.set(change.signature, known);
        }
      const seen = [...widthsOf.values()].map(({ change, widths }) =>
        widths.length === windows.length || /at \d+ px|window of/.test(change.title)
          ? change
          : {
              ...change,
              signature: `${change.signature} ${widths}`,
              title: `${change.title} at ${widths} px`,
            },
      );
      const hasLook = seen.length > 0;
      const read = page.changes.filter(
        ({ signature, place = '' }) =>
          !signature.startsWith('style ') || hasLook || unseenRule.test(place),
      );
      // Rules and classes that changed are the cause, and the same on all pages; what comes of them is told with the page.
      const hasCause = read.some(({ signature }) => /^(style|markup) /.test(signature));
      page.changes = [
        ...read,
        ...seen.map((change) => ({
          ...change,
          isDetail: hasCause && !change.isProblem,
        })),
      ];
    };

    return {
      compare: async (pages) => {
        const looked = pages.filter(
          (page) =>
            page.before && page.after && page.before !== page.after && page.changes.some(isVisible),
        );
        await inTurns(looked, workers, compareOne);
        return pages.filter(({ changes }) => changes.length > 0);
      },
      photograph: async (groups, target) => {
        const screens = new Map<string, ScreenPair[]>();
        const chosen = new Set<ReviewedPage>();
        let left = 0;
        for (const group of groups) {
          if (!group.changes.some(isVisible)) continue;
          const pages = group.pages.filter((page) => taken.has(page));
          const [page] = pages;
          if (!page || pages.some((one) => chosen.has(one))) continue;
          if (chosen.size < mostPictures) chosen.add(page);
          else left += 1;
        }
        mkdirSync(path.join(target, 'screens'), { recursive: true });
        await inTurns([...chosen], workers, async (page, tab) => {
          const { before: old, after: now } = page;
          const both = taken.get(page);
          if (!old || !now || !both) return;
          const pairs: ScreenPair[] = [];
          const name = shortHash(page.pathname);
          const crops = windows.map(({ width }, index) => {
            const { before: from = [], after: to = [] } = differences.get(page)?.[index] ?? {};
            const known = [both.before[index], both.after[index]].filter(
              (one) => one !== undefined,
            );
            const crop = cropOf(from, to, known, width);
            return crop && { crop, regions: regionsIn(to.length > 0 ? to : from, crop) };
          });
          for (const side of ['before', 'after'] as const) {
            const address = side === 'before' ? old.pathname : now.pathname;
            await open(tab, sites[side].addressOf(address));
            for (const [index, size] of windows.entries()) {
              const { crop } = crops[index] ?? {};
              if (!crop) continue;
              await tab.setViewportSize(size);
              // A picture that is taken before the page was painted at its new width repeats the old one.
              await tab.evaluate(
                () =>
                  new Promise((resolve) =>
                    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
                  ),
              );
              await tab.screenshot({
                path: path.join(target, `screens/${name}-${size.width}-${side}.png`),
                clip: crop,
                fullPage: true,
                animations: 'disabled',
              });
            }
          }
          for (const [index, { width }] of windows.entries()) {
            const shown = crops[index];
            if (shown)
              pairs.push({
                width,
                height: shown.crop.height,
                title: page.pathname,
                before: `screens/${name}-${width}-before.png`,
                after: `screens/${name}-${width}-after.png`,
                regions: shown.regions,
              });
          }
          if (pairs.length > 0) screens.set(page.pathname, pairs);
          // The page after is still open.
          const found = await violations(tab);
          if (found.size === 0) return;
          await open(tab, sites.before.addressOf(old.pathname));
          await tab.setViewportSize(windows[1]);
          const known = await violations(tab);
          for (const [key, text] of found)
            if (!known.has(key))
              page.changes.push({
                kind: 'access',
                signature: `axe ${shortHash(`${key} ${text}`)}`,
                title: `Accessibility: ${key.split(' ')[0]}`,
                notes: [text],
                isProblem: true,
              });
        });
        return { screens, left };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
