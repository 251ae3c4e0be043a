import { expect } from '@playwright/test';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { walkByTab } from '@/tests/support/tab-walk';

for (const entry of galleryEntries) {
  test(`${entry.locale}: ${entry.folder} can be reached and left by keyboard`, async ({ page }) => {
    // Nothing moves by itself while focus is on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBlock(page, entry, 'paper');
    const { missed, hasLeft } = await walkByTab(exampleOn(page));
    expect(missed).toEqual([]);
    expect(hasLeft).toBe(true);
  });
}
