import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildBareApp } from '@/scripts/bench/bare-app';
import { fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { brotliSize, scriptWeight } from '@/tests/support/page-scripts';
import { openPage, ready } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';

/** Script above the bare page that is fetched before anything is touched, in bytes of Brotli (docs/performance.md). */
const budget = 15 * 1024;

const floor = scriptWeight(buildBareApp(), 'index.html');

/** Scripts that a page fetches, from the site's root; its own holds no code but data. */
function watchScripts(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.includes('/page-data/'))
      fetched.add(pathname.slice(1));
  });
  return fetched;
}

const weightOf = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, script) => sum + brotliSize(outDirectory, `../${script}`), 0);

const polishPages = pagesWithPathname.filter(({ locale }) => locale === 'pl');
const types = new Set(polishPages.map(({ type }) => type));

/** The start page, and the first page of each type. */
const examples = [
  pathnameOf('pl', { id: 'home' }),
  ...[...types].flatMap((type) => polishPages.find((page) => page.type === type)?.pathname ?? []),
];

test('a page of each type fetches at most 15 KB of script untouched', async ({
  browser,
  contextOptions,
  baseURL,
  viewport,
  hasTouch,
  storageState,
}) => {
  const settings = { ...contextOptions, baseURL, viewport, hasTouch, storageState };
  // Side by side, since much of the time is rest; each with nothing that another one has fetched.
  const weigh = async (pathname: string) => {
    const context = await browser.newContext(settings);
    const page = await context.newPage();
    const fetched = watchScripts(page);
    await openPage(page, pathname);
    await context.close();
    return { pathname, scripts: fetched.size, weight: weightOf(fetched) - floor };
  };
  const found = await Promise.all(examples.map(weigh));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ scripts, weight }) => scripts === 0 || weight > budget)).toEqual([]);
});

/** Whether a script holds Swiper, by a word that only it has. */
const isSwiper = (script: string) =>
  readFileSync(path.join(outDirectory, script), 'utf8').includes('uniqueNavElements');

test('Swiper is fetched when a visitor comes near a carousel, and not before', async ({ page }) => {
  const withCarousel = polishPages.find(({ pathname }) =>
    /class="swiper[ "]/.test(readBuilt(fileOf(pathname))),
  );
  if (!withCarousel) throw new Error('No Polish page has a carousel');
  const fetched = watchScripts(page);
  await openPage(page, withCarousel.pathname);
  // Used, but far from any carousel.
  await page.mouse.move(100, 200);
  await ready(page);
  expect([...fetched].filter(isSwiper)).toEqual([]);
  const row = page.locator('.swiper').first();
  const before = await row.boundingBox();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (before?.y ?? 0) - 1000);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
  expect([...fetched].filter(isSwiper)).toHaveLength(1);
});
