import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';

// What moves is compared as it stands still.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
});

/** Blocks that pages are made of, whose examples name no page and no data of a writer. */
const folders = ['hero', 'feature-list', 'steps', 'accordion', 'table', 'stats'];

/**
 * Examples of the gallery, as they were when they were last looked at: their texts are code, so that only code
 * changes them. What real pages promise of their layout is in layout.spec.ts. Letters may be drawn a little
 * differently by another browser; `npm run screenshots` makes the pictures anew.
 */
for (const folder of folders) {
  test(`en: the example of ${folder} looks as it did`, async ({ page }) => {
    // Fonts are `optional`: one that comes late on a busy machine is used from the next page on.
    await openBlock(page, folder, 'paper');
    await openBlock(page, folder, 'paper');
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${folder}.png`, {
      maxDiffPixelRatio: 0.005,
      threshold: 0.3,
    });
  });
}
