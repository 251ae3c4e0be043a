import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { machineTime } from '@/lib/environment/clock';
import { socialCache } from '@/lib/pictures/variants/picture-cache';

/** Pictures that no build needed for so long belong to titles that nobody has any more (milliseconds). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes social pictures that builds no longer need: every build touches those it uses.
 * @returns How many were removed.
 */
export function pruneSocialCache(now = machineTime().getTime(), cache = socialCache): number {
  if (!existsSync(cache)) return 0;
  const old = readdirSync(cache)
    .map((name) => path.join(cache, name))
    .filter((file) => now - statSync(file).mtimeMs > keptFor);
  for (const file of old) rmSync(file, { force: true });
  return old.length;
}
