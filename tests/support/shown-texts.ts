import type { Locator } from '@playwright/test';

/**
 * The texts of a part of a page, piece by piece, spaces folded.
 * @param isReachable Only those in sight, and those that disclosures, popovers and filters show on demand without script.
 */
export const textsIn = (part: Locator, isReachable = false): Promise<string[]> =>
  part.evaluate((root, mustShow) => {
    // What says how things are going, labels of what only script can do, forms, which have links in their place,
    // and what says of itself that it is nothing without script, come with script; a counter that is hidden from
    // assistive technology repeats what is said elsewhere.
    const comesWithScript =
      '[role="status"], [role="alert"], [aria-hidden="true"], button:not([role="tab"]), [data-form], .noscript\\:hidden, script, style';
    const onDemand = 'details, [popover], [role="tooltip"], [data-nothing]';
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
