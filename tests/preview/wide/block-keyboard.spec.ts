import { expect, test } from '@playwright/test';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { walkByTab } from '@/tests/support/tab-walk';

// Nothing moves by itself while focus is on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of galleryEntries) {
  test(`${entry.locale}: ${entry.folder} can be reached and left by keyboard`, async ({ page }) => {
    await openBlock(page, entry, 'paper');
    const { missed, hasLeft } = await walkByTab(exampleOn(page));
    expect(missed).toEqual([]);
    expect(hasLeft).toBe(true);
  });
}
