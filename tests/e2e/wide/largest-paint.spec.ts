import { expect, type Page } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';

/** https://www.w3.org/TR/largest-contentful-paint/ */
type LargestPaint = PerformanceEntry & { element?: Element };

/** Notes the elements that were the page's largest paint, in their order. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LargestPaint[])
        paints.push(entry.element?.tagName ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const home = pathnameOf('en', { id: 'home' });

test('text or poster is the largest paint of home, and the film is not', async ({ page }) => {
  await watchPaints(page);
  await page.clock.install();
  await openPage(page, home);
  // Untouched: a key or a pointer would end the list of largest paints. The film comes after a while all the same.
  await page.clock.fastForward(10_000);
  const isPlaying = () =>
    page.evaluate(
      () => (document.querySelector('main video') as HTMLVideoElement)?.currentTime > 0,
    );
  await expect.poll(isPlaying, { timeout: 20_000 }).toBe(true);
  const paints: string[] = await page.evaluate(() => Reflect.get(window, 'paints'));
  expect(paints).not.toEqual([]);
  expect(paints).not.toContain('VIDEO');
});
