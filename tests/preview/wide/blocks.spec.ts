import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { axeFaults, listenForComplaints, overflowOf, windows } from '@/tests/support/page-faults';
import { ready } from '@/tests/support/settle';

for (const locale of locales) {
  test(`${locale}: the list of blocks has no faults and leads to every block`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto(galleryPathname(locale));
    await ready(page);
    expect(await axeFaults(page)).toEqual([]);
    // The pictures of blocks are pages in frames that run no script, which the browser says of each.
    const isOfFrame = (text: string) => /Blocked script execution in '[^']*\/blocks\//.test(text);
    expect(complaints.filter((text) => !isOfFrame(text))).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    for (const { folder } of galleryEntries.filter((entry) => entry.locale === locale)) {
      const pathname = galleryPathname(locale, folder);
      await expect(page.getByRole('main').locator(`a[href="${pathname}"]`)).toBeVisible();
    }
  });
}

for (const entry of galleryEntries) {
  test(`${entry.locale}: ${entry.folder} has no faults and fits its window`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await openBlock(page, entry);
    await expect(exampleOn(page)).toBeVisible();
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      // The languages differ by text alone: all rules on laptops in the first, on phones in the longer words of the others.
      const isLookedAt = window.width === (entry.locale === defaultLocale ? 1440 : 390);
      expect(await axeFaults(page, isLookedAt ? undefined : []), `at ${window.width} px`).toEqual(
        [],
      );
    }
    expect(complaints).toEqual([]);
  });
}
