import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Windows that every page is looked at in: a laptop, with all of axe’s rules; a phone, with those that the
 * layout decides; and the narrowest that a page must fit, which is a laptop at 400 % too (WCAG 1.4.10).
 */
export const windows = [
  { width: 1440, height: 900, rules: undefined },
  { width: 390, height: 844, rules: ['target-size', 'scrollable-region-focusable'] },
  { width: 320, height: 256, rules: [] },
];

/**
 * Axe on a page. In its legacy mode it works in the page itself; otherwise it opens
 * a second page for every result, which takes half of the time. What legacy mode leaves out are frames of other
 * hosts, and without consent there are none (third-parties.spec.ts).
 */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/**
 * What axe finds, the size of targets included.
 * @param only Names of rules; without it, all of them.
 */
export async function axeFaults(page: Page, only?: string[]): Promise<string[]> {
  if (only?.length === 0) return [];
  const { violations } = await axe(page)
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/**
 * What axe finds in the colours of a page at rest: what is still being faded in has half of its colour.
 */
export async function contrastFaults(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await axe(page).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
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
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
