import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textsIn } from '@/tests/support/shown-texts';

for (const entry of galleryEntries) {
  test(`${entry.locale}: ${entry.folder} shows its whole text without script`, async ({
    page,
    pageWithoutScript: still,
  }) => {
    await openBlock(page, entry, 'paper');
    const texts = await textsIn(exampleOn(page));
    await still.goto(galleryPathname(entry.locale, entry.folder, 'paper'));
    await expect(exampleOn(still)).toBeVisible();
    const shown = new Set(await textsIn(exampleOn(still), true));
    expect(texts.filter((text) => !shown.has(text))).toEqual([]);
  });
}
