import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { registry } from '@/tests/support/site-registry';

// The intro does not play: its poster is what is compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * First screens of the main templates, as they were when they were last looked at. Letters may be drawn a
 * little differently by another browser; `npm run screenshots` makes the pictures anew.
 */
for (const locale of locales) {
  for (const id of ['home', 'services/finops', 'case-studies/booksy', 'blog', 'contact-us']) {
    test(`${locale}: the first screen of ${id} looks as it did`, async ({ page }) => {
      const address = registry.addressOf(id, locale) ?? '';
      // Fonts are `optional`: one that comes late on a busy machine is used from the next page on.
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id.replace('/', '-')}-${locale}.png`, {
        maxDiffPixelRatio: 0.02,
        threshold: 0.3,
      });
    });
  }
}
