import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from './texts';

/** What the translation of a text has behind it, so that a label of the message files is still found as a part of it. */
export const translated = ' ·';

/**
 * Does to a page what Chromium does that translates it: each text is taken out of the page and another put in its place, in two
 * elements; so are texts that come later; and the document says that it is in another language. Runs in the page.
 */
function translateDocument([language, mark]: readonly [string, string]): void {
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return;
    const words = `${text.data.trimEnd()}${mark}`;
    if (parent.matches('title, option')) {
      if (!text.data.endsWith(mark)) text.data = words;
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = words;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  document.documentElement.lang = language;
  replaceIn(document.documentElement);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach(replaceIn);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Translates the page that is open, and whatever comes into it. */
export const translatePage = (page: Page, language = 'de'): Promise<void> =>
  page.evaluate(translateDocument, [language, translated] as const);

/** The same with every page that is opened from now on, before its scripts run. */
export async function translateAtOnce(page: Page, language = 'de'): Promise<void> {
  const settings = JSON.stringify([language, translated]);
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translateDocument})(${settings}))`,
  );
}

/** The page is there, and no error page in its place. */
export async function expectWhole(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { name: textOf(locale, 'error.heading') })).toHaveCount(0);
  // A dialog may be open, which takes the page out of reach.
  await expect(page.locator('main')).toHaveCount(1);
}

/**
 * Uses whatever there is to be used in the main part of a page, one after the other, and what comes with it: presses, ticks, unfolds,
 * chooses, and writes. Links that lead to other pages are left alone.
 * @returns How much was used.
 */
export const pressEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    const kinds =
      'button, summary, input, select, textarea, [role="tab"], [role="button"], a[href^="?"]';
    const used = new Set<Element>();
    const next = () => {
      const places = [
        ...document.querySelectorAll('[role="dialog"]'),
        document.querySelector('main'),
      ];
      return places
        .flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(kinds) ?? [])])
        .find((element) => !used.has(element) && element.checkVisibility());
    };
    const use = (element: HTMLElement) => {
      const isWritten = element.matches('textarea, input:not([type="radio"], [type="checkbox"])');
      if (element instanceof HTMLSelectElement) element.selectedIndex = element.options.length - 1;
      else if (!isWritten) {
        // What is drawn as a button has no method for it.
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return;
      } else {
        // As a key would: React hears of a value only that it has not set itself.
        const { prototype } = element.constructor as typeof HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, '12');
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      element.dispatchEvent(new Event('change', { bubbles: true }));
    };
    for (let element = next(); element && used.size < 120; element = next()) {
      used.add(element);
      use(element);
      await pause();
    }
    return used.size;
  });
