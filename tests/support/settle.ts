import type { Page } from '@playwright/test';

/** How long no file has come before a page counts as loaded, in ms; from this machine each takes a tenth of it. */
const quietTime = 50;

/**
 * Waits until React runs and what it asks for in a quiet moment has come; without script, until the page has loaded.
 * (Playwright's `networkidle` waits for half a second in which nothing comes, in every test.)
 */
export async function ready(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await page.waitForFunction(() => document.documentElement.dataset['pageState'] === 'running');
  await page.evaluate(async (time) => {
    // Those before it have had their turn: late components whose moment is a quiet one (whenIdle).
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    const files = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== files(); ) {
      before = files();
      await new Promise((resolve) => setTimeout(resolve, time));
    }
  }, quietTime);
}

/** Opens a page of the site and waits until it is `ready`. */
export async function openPage(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await ready(page);
}

/** How many pages wait side by side. */
const tabs = 3;

/**
 * Looks at many pages, a few at a time: most of the time that takes is waited until nothing moves any more.
 * @param first One of these pages; the others are of the same context.
 * @param items What is looked at in one of them after the other.
 * @param look Returns what it finds.
 * @returns What was found of each, in their order.
 */
export async function inTabs<Item, Found>(
  first: Page,
  items: readonly Item[],
  look: (page: Page, item: Item) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  const left = [...items.entries()];
  const work = async (_: unknown, tab: number) => {
    const page = tab === 0 ? first : await first.context().newPage();
    for (let next = left.shift(); next; next = left.shift())
      found[next[0]] = await look(page, next[1]);
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return found;
}

/** Waits until a page has every form and font it will have, and neither scrolls nor grows any more. */
export const settle = async (page: Page): Promise<void> => {
  // Forms are for those who use the page.
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    // Lines break elsewhere in the fonts of the page than in those that stand for them.
    await document.fonts.ready;
    const state = () =>
      [
        scrollY,
        document.documentElement.scrollHeight,
        document.querySelectorAll('[data-form]:empty').length > 0,
      ].join();
    let last = '';
    for (let same = 0; same < 6; ) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const now = state();
      same = now === last && !now.endsWith('true') ? same + 1 : 0;
      last = now;
    }
  });
};

/** Where an anchor has come to lie, if that is wrong: covered by the header, or not at the top of what is seen. */
export const misplacedAnchors = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const pixels = (element: Element, property: string) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0;
    const faultOf = (id: string): string | undefined => {
      const target = document.getElementById(id);
      if (!target?.checkVisibility()) return `#${id} is not seen`;
      const root = document.documentElement;
      const { top } = target.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const place = pixels(root, 'scroll-padding-top') + pixels(target, 'scroll-margin-top');
      const isEnd = Math.abs(scrollY + innerHeight - root.scrollHeight) < 2;
      const isPlaced = isEnd ? top < innerHeight : top <= place + 2;
      const isClear = top >= header - 1;
      return isPlaced && isClear
        ? undefined
        : `#${id} at ${Math.round(top)} px, expected about ${place} below a header of ${Math.round(header)}`;
    };
    const [first, ...others] = all;
    const faults = [first && faultOf(first)];
    for (const id of others) {
      scrollTo({ top: 0, behavior: 'instant' });
      // Told by the browser in a turn of its own, which a busy machine puts off; the frames count from there.
      const told = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = id;
      await told;
      // The router and the questions of an accordion answer in their own time, which most anchors need not.
      let fault: string | undefined = 'not looked at';
      for (let wait = 0; wait < 6 && fault !== undefined; wait += 1) {
        await frame();
        fault = faultOf(id);
      }
      faults.push(fault);
    }
    return faults.filter((fault) => fault !== undefined && fault !== '') as string[];
  }, ids);

/** How much has moved on a page so far without the visitor’s doing (https://wicg.github.io/layout-instability/). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
