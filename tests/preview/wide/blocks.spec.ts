import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { galleryFolders, galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import {
  axeFaults,
  contrastFaults,
  listenForComplaints,
  overflowOf,
  windows,
} from '@/tests/support/page-faults';
import { ready } from '@/tests/support/settle';

/** Elements that the Tab key stops at; of a group of radio buttons it stops at one. */
const tabbable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [tabindex]';

/** How a walk with the Tab key through a part of a page went. */
type TabWalk = {
  /** Tags of the elements that should have had focus and never did. */
  missed: string[];
  /** Whether focus left the part at its end, and at its beginning on the way back. */
  hasLeft: boolean;
};

/** Notes the elements that Tab has to stop at. */
const noteTabbables = (part: Locator) =>
  part.evaluate((root, selector) => {
    const radios = new Set<string>();
    const isStop = (node: HTMLElement) => {
      if (node.tabIndex < 0 || node.matches(':disabled') || node.closest('[inert]')) return false;
      if (!node.checkVisibility({ visibilityProperty: true })) return false;
      if (!(node instanceof HTMLInputElement) || node.type !== 'radio') return true;
      const group = root.querySelector(`input[name="${node.name}"]:checked`);
      if ((group && group !== node) || radios.has(node.name)) return false;
      radios.add(node.name);
      return true;
    };
    const stops = [...root.querySelectorAll<HTMLElement>(selector)].filter(isStop);
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
    return stops.map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, tabbable);

/** Which of the noted elements has focus; undefined when focus is outside the part. */
const focusIn = (part: ElementHandle<Element>) =>
  part.evaluate((root) => {
    const { activeElement } = document;
    return root.contains(activeElement)
      ? (activeElement as HTMLElement).dataset.stop || 'other'
      : undefined;
  });

/**
 * Walks through a part of a page with the Tab key, and back again.
 * @param part A part that other focusable elements come before.
 */
async function walkByTab(part: Locator): Promise<TabWalk> {
  const { keyboard } = part.page();
  const stops = await noteTabbables(part);
  // To find the part anew at each step, by its role and name, takes five times as long as to ask where focus is.
  const found = await part.elementHandle();
  if (!found) throw new Error(`there is no ${part}: expected a part of a page to walk through`);
  const seen = new Set<string>();
  const walk = async (key: string) => {
    let wasInside = (await focusIn(found)) !== undefined;
    for (let step = 0; step < stops.length * 2 + 20; step += 1) {
      await keyboard.press(key);
      const stop = await focusIn(found);
      if (stop === undefined && wasInside) return true;
      wasInside = stop !== undefined;
      if (stop) seen.add(stop);
    }
    return !wasInside;
  };
  const hasLeftAtEnd = await walk('Tab');
  const hasLeftAtBeginning = await walk('Shift+Tab');
  const missed = stops.filter((_, index) => !seen.has(String(index)));
  return { missed, hasLeft: hasLeftAtEnd && hasLeftAtBeginning };
}

/**
 * The texts of a part of a page, piece by piece, spaces folded.
 * @param isReachable Only those in sight, and those that disclosures, popovers and filters show on demand without script.
 */
const textsIn = (part: Locator, isReachable = false): Promise<string[]> =>
  part.evaluate((root, mustShow) => {
    // What says how things are going, labels of what only script can do, forms, which have links in their place,
    // and what says of itself that it is nothing without script, come with script; a counter that is hidden from
    // assistive technology repeats what is said elsewhere.
    const comesWithScript =
      '[role="status"], [role="alert"], [aria-hidden="true"], button:not([role="tab"]), [data-form], .noscript\\:hidden, script, style';
    const onDemand = 'details, [popover], [data-nothing]';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent || parent.closest('noscript')) continue;
      if (mustShow && !parent.checkVisibility({ visibilityProperty: true })) {
        if (!parent.closest(onDemand)) continue;
      }
      if (mustShow || !parent.closest(comesWithScript)) texts.push(text);
    }
    return texts;
  }, isReachable);

test('the list of blocks has no faults and leads to every block', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto(galleryPathname());
  await ready(page);
  expect(await axeFaults(page)).toEqual([]);
  // The pictures of blocks are pages in frames that run no script, which the browser says of each.
  const isOfFrame = (text: string) => /Blocked script execution in '[^']*\/blocks\//.test(text);
  expect(complaints.filter((text) => !isOfFrame(text))).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  for (const folder of galleryFolders) {
    // A folder has a link for each of its tags.
    const links = page.getByRole('main').locator(`a[href="${galleryPathname(folder)}"]`);
    await expect(links.first()).toBeVisible();
  }
});

const [laptop, phone, narrowest] = windows;

/** Has what comes late come (forms with the first key, carousels near the window), and walks through the example by the Tab key. */
async function expectWalk(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-waiting]')) part.scrollIntoView();
  });
  await expect(page.locator('[data-waiting], [data-form]:empty')).toHaveCount(0);
  const { missed, hasLeft } = await walkByTab(exampleOn(page));
  expect(missed).toEqual([]);
  expect(hasLeft).toBe(true);
}

/** What the example shows without script: a phone shows one option at a time of what stands side by side elsewhere. */
async function textsWithoutScript(still: Page, folder: string): Promise<Set<string>> {
  await still.setViewportSize(phone);
  await still.goto(galleryPathname(folder, 'night'));
  await expect(exampleOn(still)).toBeVisible();
  const shown = new Set(await textsIn(exampleOn(still), true));
  // What shows one option at a time lets visitors choose it, by style sheets alone.
  for (const option of await exampleOn(still).locator('input[data-option]').all()) {
    await option.check();
    for (const text of await textsIn(exampleOn(still), true)) shown.add(text);
  }
  return shown;
}

for (const folder of galleryFolders) {
  test(`${folder} has no faults on a phone at night, can be reached and left by keyboard, and shows its whole text without script`, async ({
    page,
    pageWithoutScript,
  }) => {
    const complaints = listenForComplaints(page);
    // Nothing moves by itself while focus is on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(narrowest);
    await openBlock(page, folder, 'night');
    await expect(exampleOn(page)).toBeVisible();
    const texts = await textsIn(exampleOn(page));
    for (const window of [narrowest, phone]) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
    }
    expect(await axeFaults(page)).toEqual([]);
    await expectWalk(page);
    expect(complaints).toEqual([]);
    const shown = await textsWithoutScript(pageWithoutScript, folder);
    expect(texts.filter((text) => !shown.has(text))).toEqual([]);
  });

  test(`${folder} has no faults on a laptop, is legible on mist, and its guide fits every window`, {
    tag: '@slow',
  }, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBlock(page, folder, 'mist');
    await expect(exampleOn(page)).toBeVisible();
    expect(await contrastFaults(page)).toEqual([]);

    await openBlock(page, folder, 'paper');
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page), `at ${laptop.width} px`).toBe(0);
    await expectWalk(page);

    await openBlock(page, folder);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `guide at ${window.width} px`).toBe(0);
      if (window === phone) expect(await axeFaults(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
