import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form of axe: a browser reads it anew on every page, in two thirds of the time that the long one takes. */
export const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds on a page, as `rule element`. */
export async function violations(page: Page): Promise<Map<string, string>> {
  await page.evaluate(axeScript);
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: all } = await runner.run({ resultTypes: ['violations'] });
    return all.flatMap(({ id, help, nodes }) =>
      nodes.map((node): [string, string] => [
        `${id} ${node.target.join(' ')}`,
        `${help}: ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ''} ${node.html.slice(0, 160)}`,
      ]),
    );
  });
  return new Map(found);
}
