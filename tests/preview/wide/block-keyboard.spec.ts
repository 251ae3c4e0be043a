import { expect } from '@playwright/test';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { settle } from '@/tests/support/settle';
import { walkByTab } from '@/tests/support/tab-walk';

// The elements are the same in both languages.
for (const entry of galleryEntries.filter(({ locale }) => locale === 'en')) {
  test(`${entry.locale}: ${entry.folder} can be reached and left by keyboard`, async ({ page }) => {
    // Nothing moves by itself while focus is on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBlock(page, entry, 'paper');
    // What comes with the first key is there before focus is counted: forms, and carousels whose other slides are out of reach.
    await settle(page);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    const { missed, hasLeft } = await walkByTab(exampleOn(page));
    expect(missed).toEqual([]);
    expect(hasLeft).toBe(true);
  });
}
