import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@/scripts/command';

/** What is compared: two finished sites, or a state of the project with the one in the working tree. */
export type ReviewOptions = {
  sides: { before: string; after: string } | { base: string | undefined };
  /** Whether pages are looked at in a browser. */
  hasBrowser: boolean;
  /** The folder that the review goes to. */
  target: string;
};

/** Beside `out/` and not in it: all that is there is published. */
const usualTarget = '.review';

/** For `--help`, and where an argument is wrong. */
export const reviewUsage =
  'Usage: npm run review -- [<base ref> | <folder before> <folder after>] [--no-browser] [--to <folder>]';

const isFolder = (name: string) =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes sure that a folder holds nothing but a review, which a new one takes the place of.
 * @throws UsageError when it holds anything else.
 */
function freeFolder(name: string): string {
  const isFree =
    !existsSync(name) ||
    (isFolder(name) &&
      (readdirSync(name).length === 0 || existsSync(path.join(name, 'assets/review.js'))));
  if (isFree) return name;
  throw new UsageError(
    `"${name}" is there and is no review, and a review would take its place: name a folder that is empty or not there yet. ${reviewUsage}`,
  );
}

/**
 * Reads the arguments of `npm run review`.
 * @throws UsageError when they name neither a state of the project nor two folders.
 */
export function readOptions(args: readonly string[]): ReviewOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'no-browser': { type: 'boolean', default: false },
      to: { type: 'string', default: usualTarget },
    },
  });
  const rest = { hasBrowser: !values['no-browser'], target: freeFolder(values.to) };
  const [first, second] = positionals;
  if (positionals.length > 2)
    throw new UsageError(
      `Expected two folders at most, found ${positionals.length} names. ${reviewUsage}`,
    );
  if (first === undefined || second === undefined) return { sides: { base: first }, ...rest };
  const missing = [first, second].find((name) => !isFolder(name));
  if (missing !== undefined)
    throw new UsageError(
      `"${missing}" is no folder: expected two folders of finished sites. ${reviewUsage}`,
    );
  return { sides: { before: first, after: second }, ...rest };
}
