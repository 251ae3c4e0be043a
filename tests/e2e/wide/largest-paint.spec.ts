import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { registry } from '@/tests/support/site-registry';

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

for (const locale of locales) {
  const home = registry.pathnameOf('home', locale) ?? '';

  test(`${locale}: text or poster is the largest paint of home, and the film is not`, async ({
    page,
  }) => {
    await watchPaints(page);
    await page.goto(home);
    // Untouched: a key or a pointer would end the list of largest paints. The film comes after a while all the same.
    const isPlaying = () =>
      page.evaluate(
        () => (document.querySelector('main video') as HTMLVideoElement)?.currentTime > 0,
      );
    await expect.poll(isPlaying, { timeout: 20_000 }).toBe(true);
    const paints: string[] = await page.evaluate(() => Reflect.get(window, 'paints'));
    expect(paints).not.toEqual([]);
    expect(paints).not.toContain('VIDEO');
  });

  test(`${locale}: the film of home is not fetched over a slow line`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
    });
    await page.goto(home, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    // The longest wait for a quiet moment.
    await page.waitForTimeout(2500);
    expect(films).toEqual([]);
  });
}
