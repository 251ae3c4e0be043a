import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { emptyPathname } from '@/tests/support/server/test-files';

/** Events whose listeners tests add. */
const events = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'response'];

/** Pages of a worker by the settings of their contexts. */
type Pages = { of: (options: BrowserContextOptions) => Promise<Page> };

/** Opens a page for every kind of settings once. */
function pagesOf(browser: Browser): Pages & { close: () => Promise<void> } {
  const pages = new Map<string, Promise<Page>>();
  return {
    of: (options) => {
      const key = JSON.stringify(options);
      const page =
        pages.get(key) ?? browser.newContext(options).then((context) => context.newPage());
      pages.set(key, page);
      return page;
    },
    close: async () => {
      for (const page of await Promise.all(pages.values())) await page.context().close();
    },
  };
}

/** A page as a new visitor would have it: of the test before nothing is left but what the browser has loaded. */
async function empty(page: Page, settings: BrowserContextOptions): Promise<void> {
  const { storageState, viewport, reducedMotion = null } = settings;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event as 'console');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await context.clearCookies();
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
  await page.goto(emptyPathname);
  // Outside: it would hover over what the next page has there.
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, reducedMotion, colorScheme: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Tests that get a fresh page, since what they do cannot be undone: they stop its clock, add scripts, count its history, or look at
 * what it loads. They extend the same worker fixtures as `test`: with others Playwright would start another worker and browser.
 */
export const ownPageTest = base.extend<object, { workerPages: Pages; pageWithoutScript: Page }>({
  workerPages: [
    async ({ browser }, use) => {
      const pages = pagesOf(browser);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  /** A second page, in which no script runs; it stays as the test before left it. */
  pageWithoutScript: [
    async ({ workerPages }, use, { project }) => {
      await use(await workerPages.of({ ...project.use, javaScriptEnabled: false }));
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests that use one page of the browser after the other, each test in the page of the one before, emptied. What the
 * browser has loaded and compiled once is not loaded again for each of many hundred tests, which takes half of their
 * time. Nothing may be done to it that cannot be undone.
 */
export const test = ownPageTest.extend<{ context: BrowserContext; page: Page }>({
  page: async (
    { workerPages, viewport, hasTouch, javaScriptEnabled, storageState, contextOptions },
    use,
    { project },
  ) => {
    const options = {
      ...contextOptions,
      baseURL: project.use.baseURL,
      hasTouch,
      javaScriptEnabled,
      storageState,
    };
    const page = await workerPages.of(options);
    await empty(page, { ...options, viewport });
    await use(page);
  },
  context: async ({ page }, use) => use(page.context()),
});
