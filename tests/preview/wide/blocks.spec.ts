import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { locales } from '@/lib/i18n/locales';
import { exampleOn, galleryEntries, galleryFolders, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import {
  axeFaults,
  contrastFaults,
  listenForComplaints,
  overflowOf,
  windows,
} from '@/tests/support/page-faults';
import { ready, settle } from '@/tests/support/settle';
import { textsIn } from '@/tests/support/shown-texts';
import { walkByTab } from '@/tests/support/tab-walk';

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

const [laptop, phone, narrowest] = windows;

// The languages differ by text alone: elements and keys are tested in the first, room and colours in the longer words of the other.
for (const folder of galleryFolders) {
  test(`${folder} has no faults on a laptop, and can be reached and left by keyboard`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    // Nothing moves by itself while focus is on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBlock(page, { locale: 'en', folder }, 'paper');
    await expect(exampleOn(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page), `at ${laptop.width} px`).toBe(0);
    // What comes with the first key is there before focus is counted: forms, and carousels whose other slides are out of reach.
    await settle(page);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    const { missed, hasLeft } = await walkByTab(exampleOn(page));
    expect(missed).toEqual([]);
    expect(hasLeft).toBe(true);
    expect(complaints).toEqual([]);
  });

  test(`${folder} has no faults on a phone at night, is legible on mist, and shows its whole text without script`, async ({
    page,
    pageWithoutScript: still,
  }) => {
    const complaints = listenForComplaints(page);
    const entry = { locale: 'pl', folder } as const;
    await openBlock(page, entry, 'mist');
    await expect(exampleOn(page)).toBeVisible();
    expect(await contrastFaults(page)).toEqual([]);

    await openBlock(page, entry, 'night');
    const texts = await textsIn(exampleOn(page));
    for (const window of [narrowest, phone]) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);

    // A phone shows one option at a time of what stands side by side elsewhere.
    await still.setViewportSize(phone);
    await still.goto(galleryPathname(entry.locale, folder, 'night'));
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

/** The list beside each guide, in a window of any width. */
const listOfBlocks = 'nav[aria-label="All blocks"]';

// Guides are text and tables in both languages, laid out alike: each language has every other one looked at.
for (const [index, folder] of galleryFolders.entries()) {
  const locale = locales[index % locales.length] ?? 'en';
  test(`${locale}: the guide of ${folder} has no faults and fits its window`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await openBlock(page, { locale, folder });
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      // Every guide has the same list of several hundred elements: the first of each language is looked at with it.
      const withoutParts = index < locales.length ? [] : [listOfBlocks];
      if (window === phone) expect(await axeFaults(page, { withoutParts })).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
