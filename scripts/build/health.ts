import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that says that a site is served, and which one: `/healthz`. */
const healthFile = 'healthz';

/** Writes `/healthz` into a site. @param build The hash of all that it was made of (`siteIds` in inputs.ts). */
export const writeHealth = (directory: string, build: string): void =>
  writeFileSync(path.join(directory, healthFile), `${JSON.stringify({ status: 'ok', build })}\n`);

/** The id that a site says it has; undefined where it says none. */
export function readHealth(directory: string): string | undefined {
  const file = path.join(directory, healthFile);
  if (!existsSync(file)) return undefined;
  try {
    const { build } = JSON.parse(readFileSync(file, 'utf8')) as { build?: unknown };
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}
