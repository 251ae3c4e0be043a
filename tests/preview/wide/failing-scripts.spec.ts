import { test } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { locales } from '@/lib/i18n/locales';
import { galleryFolders } from '@/tests/support/gallery';
import { expectAsWithoutScript } from '@/tests/support/readable';

for (const locale of locales) {
  test(`${locale}: every block whose scripts do not arrive reads as without script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const pathnames = galleryFolders.map((folder) => galleryPathname(locale, folder));
    await expectAsWithoutScript(page, browser, baseURL, pathnames);
  });
}
