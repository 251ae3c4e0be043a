import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { warsawDayOf } from '@/lib/content/visibility';
import { variableNames } from '@/lib/environment/variables';
import { readFileTree } from '@/lib/files/file-tree';
import { messagesDirectory } from '@/lib/i18n/message-files';

/** Where it is kept what was found before. */
export const checkCache = '.cache/check';

/** Folders and files whose code decides what the check finds. */
const code = ['lib', 'components/blocks', 'scripts/check', 'site.config.ts', 'package-lock.json'];

/** Folders that are checked, and those that tell whether an address or a download can be. */
const checked = [contentDirectory, messagesDirectory, 'public', 'scripts/downloads', 'app'];

/** Bytes up to which a file is read here; a larger one, which no site should have, is known by its size and time. */
const mostRead = 50_000_000;

const stateOf = (file: string): string | Uint8Array => {
  const { size, mtimeMs } = statSync(file);
  return size > mostRead ? `${size} ${mtimeMs}` : readFileSync(file);
};

/** A hash of files by their names and contents, of what in their folders cannot be read, and of what else there is. */
function hashOf(places: readonly string[], others: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const place of places.filter(existsSync)) {
    const isFolder = statSync(place).isDirectory();
    const { files, faults } = isFolder ? readFileTree(place) : { files: [''], faults: [] };
    hash.update(JSON.stringify([place, faults]));
    const isCode = code.includes(place);
    for (const file of files.filter((name) => !isCode || !/\.test\.tsx?$/.test(name)))
      hash.update(`\0${file}\0`).update(stateOf(path.join(place, file)));
  }
  return hash.digest('hex');
}

/**
 * Changes when the same content could be checked differently: with the code, and every day, since dates are checked too.
 * @param now The moment that is checked for.
 */
export const codeHash = (now: Date): string => hashOf(code, [warsawDayOf(now)]);

/**
 * Changes with all that a check reads.
 * @param now The moment that is checked for.
 * @param options What is asked for.
 */
export const inputsHash = (now: Date, options: unknown): string =>
  hashOf(
    [...code, ...checked],
    [warsawDayOf(now), options, variableNames.map((name) => process.env[name])],
  );
