import { expect, test } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { locales } from '@/lib/i18n/locales';
import { galleryFolders } from '@/tests/support/gallery';
import { keepScriptsAway, readable } from '@/tests/support/readable';

for (const locale of locales) {
  test(`${locale}: every block whose scripts do not arrive reads as without script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await keepScriptsAway(page);
    for (const folder of galleryFolders) {
      const pathname = galleryPathname(locale, folder);
      await plain.goto(pathname);
      const expected = await readable(plain);
      await page.goto(pathname);
      await expect(page.locator('html'), pathname).toHaveAttribute('data-scripts', 'failed');
      expect(await readable(page), pathname).toEqual(expected);
    }
    await context.close();
  });
}
