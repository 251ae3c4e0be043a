import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { exampleOn, galleryEntries, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textsIn } from '@/tests/support/shown-texts';

// The elements are the same in both languages; the longer words are those of Polish.
for (const entry of galleryEntries.filter(({ locale }) => locale === 'pl')) {
  test(`${entry.locale}: ${entry.folder} shows its whole text without script`, async ({
    page,
    pageWithoutScript: still,
  }) => {
    await openBlock(page, entry, 'paper');
    const texts = await textsIn(exampleOn(page));
    await still.goto(galleryPathname(entry.locale, entry.folder, 'paper'));
    await expect(exampleOn(still)).toBeVisible();
    const shown = new Set(await textsIn(exampleOn(still), true));
    // What shows one option at a time lets visitors choose it, by style sheets alone.
    for (const option of await exampleOn(still).locator('input[data-option]').all()) {
      await option.check();
      for (const text of await textsIn(exampleOn(still), true)) shown.add(text);
    }
    expect(texts.filter((text) => !shown.has(text))).toEqual([]);
  });
}
