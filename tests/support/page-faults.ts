import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { axeScript } from '@/scripts/review/browser/axe';
import { axePathname } from '@/tests/support/server/test-files';

/** A rule that a page breaks, and the HTML of the elements that break it. */
type Violation = { id: string; elements: string[] };

/**
 * Windows that every page is looked at in: a laptop, with all of axe’s rules; a phone, with those that the
 * layout decides; and the narrowest that a page must fit, which is a laptop at 400 % too (WCAG 1.4.10).
 */
export const windows = [
  { width: 1440, height: 900, rules: undefined },
  { width: 390, height: 844, rules: ['target-size', 'scrollable-region-focusable'] },
  { width: 320, height: 256, rules: [] },
] as const;

/** Loads axe where it is not there yet: from the server of the tests, or as a text into a page that is opened from a folder. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Said in a text: what compiles tests would put something else in the place of `import()`.
  const load = `import('${axePathname}').then(() => undefined)`;
  await page.evaluate(page.url().startsWith('http') ? load : axeScript);
}

/**
 * What axe finds on a page, as the names of rules and the elements. It works in the page itself: frames of other hosts
 * are left out, and without consent there are none (third-parties.spec.ts).
 */
async function violationsOn(page: Page, options: RunOptions): Promise<Violation[]> {
  await loadAxe(page);
  return page.evaluate(async (settings) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run('html', settings);
    return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, options);
}

/**
 * Brings everything to its end that is being faded or moved, or waits for its turn to be (the links in a form's place come
 * after 0.6 s): what is still being faded in has half of its colour. What never ends goes on. No end is waited for, since
 * Chromium never tells it of an animation in a closed `<details>` (the panels of the menu).
 */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    // An end of scrolling is no number.
    for (const animation of running)
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/**
 * What axe finds on a page at rest, the size of targets included.
 * @param only Names of rules; without it, all of them.
 */
export async function axeFaults(
  page: Page,
  { only }: { only?: readonly string[] | undefined } = {},
): Promise<string[]> {
  if (only?.length === 0) return [];
  await atRest(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets and films would be fetched once more.
    preload: false,
    rules: { 'target-size': { enabled: true } },
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  };
  const violations = await violationsOn(page, options);
  return violations.map(({ id, elements }) => `${id}: ${elements.join('\n')}`);
}

/** What axe finds in the colours of a page at rest. */
export async function contrastFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const violations = await violationsOn(page, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  return violations.flatMap(({ elements }) => elements);
}

/**
 * Errors and warnings of the console from now on.
 * @returns The list that they are added to.
 */
export function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** By how many pixels a page is wider than its window. */
export const overflowOf = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
