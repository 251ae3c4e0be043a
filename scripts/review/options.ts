import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@/scripts/command';

export type ReviewOptions = {
  /** Two finished sites, or a state of the project to compare the working tree with. */
  sides: { before: string; after: string } | { base: string | undefined };
  hasBrowser: boolean;
  /** The folder that the review goes to. */
  target: string;
};

/** For `--help`, and where an argument is wrong. */
export const reviewUsage =
  'Usage: npm run review -- [<base ref> | <folder before> <folder after>] [--no-browser] [--to <folder>]';

const isFolder = (name: string) =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether nothing is lost when a review takes the place of a folder. */
const isFree = (name: string) =>
  !existsSync(name) ||
  (isFolder(name) &&
    (readdirSync(name).length === 0 || existsSync(path.join(name, 'assets/review.js'))));

/**
 * Reads the arguments of `npm run review`.
 * @throws UsageError when they name neither a state of the project nor two folders, or a target that holds something else.
 */
export function readOptions(args: readonly string[]): ReviewOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'no-browser': { type: 'boolean', default: false },
      // Beside `out/` and not in it: all that is there is published.
      to: { type: 'string', default: '.review' },
    },
  });
  const [before, after] = positionals;
  if (positionals.length > 2)
    throw new UsageError(
      `Expected two folders at most, found ${positionals.length} names. ${reviewUsage}`,
    );
  if (!isFree(values.to))
    throw new UsageError(
      `"${values.to}" is there and is no review, and a review would take its place: name a folder that is empty or not there yet. ${reviewUsage}`,
    );
  const rest = { hasBrowser: !values['no-browser'], target: values.to };
  if (before === undefined || after === undefined) return { sides: { base: before }, ...rest };
  const missing = [before, after].find((name) => !isFolder(name));
  if (missing !== undefined)
    throw new UsageError(
      `"${missing}" is no folder: expected two folders of finished sites. ${reviewUsage}`,
    );
  return { sides: { before, after }, ...rest };
}
