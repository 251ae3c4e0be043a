import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Change, shortHash } from '@/scripts/review/compare/change';

/** The small form of axe: a browser reads it anew on every page, in two thirds of the time that the long one takes. */
export const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds on a page; a change for each rule and element. */
export async function violations(page: Page): Promise<Map<string, Change>> {
  await page.evaluate(axeScript);
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: all } = await runner.run({ resultTypes: ['violations'] });
    return all.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all: every, none, html }) => ({
        id,
        help,
        target: target.join(' '),
        message: [...any, ...every, ...none][0]?.message ?? '',
        text: document.querySelector(String(target[0]))?.textContent?.trim().slice(0, 60) || html,
      })),
    );
  });
  return new Map(
    found.map(({ id, help, target, message, text }) => [
      `${id} ${target}`,
      {
        kind: 'access',
        key: `axe ${id}`,
        title: id === 'color-contrast' ? `Contrast too low: “${text}”` : `${help}: “${text}”`,
        place: shortHash(text),
        notes: [message],
        isProblem: true,
      },
    ]),
  );
}
