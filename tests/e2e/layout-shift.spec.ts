import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { registry } from '@/tests/support/site-registry';

/** Sum of all layout shifts of a page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );

for (const locale of locales) {
  for (const id of ['home', 'services/finops', 'blog']) {
    test(`${locale}: nothing on ${id} moves when late fonts arrive`, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(registry.addressOf(id, locale) ?? '', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftOf(page)).toBe(0);
    });
  }
}
