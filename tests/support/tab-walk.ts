import type { ElementHandle, Locator } from '@playwright/test';

/** Elements that the Tab key stops at; of a group of radio buttons it stops at one. */
const tabbable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [tabindex]';

/** How a walk with the Tab key through a part of a page went. */
export type TabWalk = {
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
export async function walkByTab(part: Locator): Promise<TabWalk> {
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
