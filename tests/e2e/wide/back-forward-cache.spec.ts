import { chromium, expect, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { findBrowser } from '@/scripts/test/browser';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { settle } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';

/** One page of each type in each language, the start page among them. */
const examples = locales.flatMap((locale) => {
  const pages = pagesWithPathname.filter((page) => page.locale === locale);
  const types = [...new Set(pages.map(({ type }) => type))];
  return types.flatMap((type) => pages.find((page) => page.type === type) ?? []);
});

/** Whether a page came from the browser's cache when it was shown last, and if not, why (Chromium's reasons). */
const restoration = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const reasons = (navigation as { notRestoredReasons?: { toJSON(): unknown } | null })
      .notRestoredReasons;
    return {
      isRestored: sessionStorage.getItem('restored') === 'true',
      reasons: reasons?.toJSON() ?? null,
    };
  });

test('the browser’s back and forward cache takes every type of page', { tag: '@slow' }, async ({
  baseURL,
  launchOptions,
  storageState,
}) => {
  test.setTimeout(120_000);
  // Playwright turns the cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    // The browser without windows has no such cache.
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL, storageState });
    await context.addInitScript(() => {
      sessionStorage.setItem('restored', 'false');
      addEventListener('pageshow', ({ persisted }) =>
        sessionStorage.setItem('restored', String(persisted)),
      );
    });
    const page = await context.newPage();
    const found = [];
    for (const { pathname } of examples) {
      await page.goto(pathname);
      await settle(page);
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      found.push({ pathname, ...(await restoration(page)) });
    }
    expect(found).toEqual(
      examples.map(({ pathname }) => ({ pathname, isRestored: true, reasons: null })),
    );
  } finally {
    await browser.close();
  }
});
