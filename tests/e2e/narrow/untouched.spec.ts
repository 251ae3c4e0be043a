import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { buildBareApp } from '@/scripts/bench/bare-app';
import { fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { brotliSize, scriptWeight } from '@/tests/support/page-scripts';
import { pagesWithPathname } from '@/tests/support/site-registry';

/** Script above the bare page that is fetched before anything is touched, in bytes of Brotli (docs/performance.md). */
const budget = 12 * 1024;

/** Longer than the page waits for a quiet moment, in milliseconds. */
const restingTime = 3000;

const floor = scriptWeight(buildBareApp(), 'index.html');

/** Scripts that a page fetches, from the site's root. */
function watchScripts(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname.slice(1));
  });
  return fetched;
}

const weightOf = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, script) => sum + brotliSize(outDirectory, `../${script}`), 0);

/** The first page of each type in a language, the start page among them. */
const examplesIn = (locale: Locale) => {
  const pages = pagesWithPathname.filter((page) => page.locale === locale);
  const types = [...new Set(pages.map(({ type }) => type))];
  return types.flatMap((type) => pages.find((page) => page.type === type) ?? []);
};

for (const locale of locales)
  test(`${locale}: a page of each type fetches at most 12 KB of script untouched`, async ({
    browser,
    contextOptions,
    baseURL,
    viewport,
    hasTouch,
    storageState,
  }) => {
    const settings = { ...contextOptions, baseURL, viewport, hasTouch, storageState };
    // Side by side, since nearly all of the time is rest; each with nothing that another one has fetched.
    const weigh = async ({ pathname }: { pathname: string }) => {
      const context = await browser.newContext(settings);
      const page = await context.newPage();
      const fetched = watchScripts(page);
      await page.goto(pathname, { waitUntil: 'networkidle' });
      await page.waitForTimeout(restingTime);
      await context.close();
      return { pathname, scripts: fetched.size, weight: weightOf(fetched) - floor };
    };
    const found = await Promise.all(examplesIn(locale).map(weigh));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ scripts, weight }) => scripts === 0 || weight > budget)).toEqual([]);
  });

/** Whether a script holds Swiper, by a word that only it has. */
const isSwiper = (script: string) =>
  readFileSync(path.join(outDirectory, script), 'utf8').includes('uniqueNavElements');

/** The first page of each language that has a carousel. */
const withCarousel = locales.flatMap(
  (locale) =>
    pagesWithPathname.find(
      (page) =>
        page.locale === locale && readBuilt(fileOf(page.pathname)).includes('carousel-track'),
    ) ?? [],
);

for (const { pathname, locale } of withCarousel)
  test(`${locale}: Swiper is fetched when a visitor comes near a carousel, and not before`, async ({
    page,
  }) => {
    const fetched = watchScripts(page);
    await page.goto(pathname, { waitUntil: 'networkidle' });
    // Used, but far from any carousel.
    await page.mouse.move(100, 200);
    await page.waitForTimeout(restingTime);
    expect([...fetched].filter(isSwiper)).toEqual([]);
    const row = page.locator('.carousel-track').first();
    const before = await row.boundingBox();
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (before?.y ?? 0) - 1000);
    await expect(page.locator('.swiper-initialized').first()).toBeAttached();
    expect([...fetched].filter(isSwiper)).toHaveLength(1);
  });
