import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '@/scripts/command';

/** What is compared: two finished sites, or a state of the project with the one in the working tree. */
export type ReviewOptions = {
  sides: { before: string; after: string } | { base: string | undefined };
  /** Whether pages are looked at in a browser. */
  hasBrowser: boolean;
};

const usage =
  'Usage: npm run review -- [<base ref> | <folder before> <folder after>] [--no-browser]';

const isFolder = (name: string) =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Reads the arguments of `npm run review`.
 * @throws UsageError when they name neither a state of the project nor two folders.
 */
export function readOptions(args: readonly string[]): ReviewOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'no-browser': { type: 'boolean', default: false } },
  });
  const hasBrowser = !values['no-browser'];
  const [first, second] = positionals;
  if (positionals.length > 2)
    throw new UsageError(
      `Expected two folders at most, found ${positionals.length} names. ${usage}`,
    );
  if (first === undefined || second === undefined) return { sides: { base: first }, hasBrowser };
  const missing = [first, second].find((name) => !isFolder(name));
  if (missing !== undefined)
    throw new UsageError(
      `"${missing}" is no folder: expected two folders of finished sites. ${usage}`,
    );
  return { sides: { before: first, after: second }, hasBrowser };
}
