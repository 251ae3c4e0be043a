import type { Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { caseStudy, menuPage } from '@/tests/support/chosen-pages';
import { servePiecewise } from '@/tests/support/piecewise-site';
import { registry } from '@/tests/support/site-registry';

/** All layout shifts of a page so far: how much, and what moved from where to where. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            for (const { node, previousRect, currentRect } of entry.sources)
              shifts.push(
                `${entry.value}: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

for (const locale of locales) {
  for (const id of ['home', menuPage.id, 'blog']) {
    test(`${locale}: nothing on ${id} moves when late fonts arrive`, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(registry.pathnameOf(id, locale) ?? '', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test.describe('on a slow line', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    ({ server, origin } = await servePiecewise('out'));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const locale of locales) {
    for (const id of ['home', menuPage.id, 'blog', 'contact-us', caseStudy.id]) {
      test(`${locale}: nothing on ${id} moves while the page comes in piece by piece`, async ({
        page,
      }) => {
        await page.goto(origin + registry.pathnameOf(id, locale), { waitUntil: 'networkidle' });
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }
});
