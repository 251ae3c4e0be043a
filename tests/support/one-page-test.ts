import { test as base, type Page } from '@playwright/test';

/**
 * Tests that look at one address after the other in the same page of the browser. What the browser has loaded
 * and compiled once is not loaded again for each of some hundred addresses, which takes half of their time.
 * For tests only that leave no state behind: `page` is that of the test before, emptied and of the first size.
 */
export const test = base.extend<{ page: Page }, { workerPage: Page; pageWithoutScript: Page }>({
  workerPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  /** A second page, in which no script runs; it stays as the test before left it. */
  pageWithoutScript: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ workerPage, viewport }, use) => {
    await workerPage.goto('about:blank');
    await workerPage.emulateMedia({ reducedMotion: null });
    if (viewport) await workerPage.setViewportSize(viewport);
    await use(workerPage);
    workerPage.removeAllListeners('console');
    workerPage.removeAllListeners('pageerror');
  },
});
