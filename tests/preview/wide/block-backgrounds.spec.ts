import { expect } from '@playwright/test';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { contrastFaults } from '@/tests/support/page-faults';

for (const entry of galleryEntries.filter(({ locale }) => locale === 'pl')) {
  test(`${entry.folder} is legible on mist and on night`, async ({ page }) => {
    for (const background of ['mist', 'night'] as const) {
      await openBlock(page, entry, background);
      await expect(exampleOn(page)).toBeVisible();
      expect(await contrastFaults(page)).toEqual([]);
    }
  });
}
