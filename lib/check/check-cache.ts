import { createHash } from 'node:crypto';
import path from 'node:path';
import { keep, readKept } from '@/lib/files/kept-file';

/**
 * Finds something, unless it is known from an earlier run.
 * @param content All that the findings follow from.
 * @param find Finds what JSON can hold.
 */
export type CheckCache = <Found>(content: string, find: () => Found) => Found;

/** Keeps nothing. */
export const noCache: CheckCache = (_content, find) => find();

/**
 * A cache in a folder: a file for each finding, named by the hash of what it follows from.
 * @param version Changes whenever the same content could be checked differently.
 */
export function openCache(folder: string, version: string): CheckCache {
  return (content, find) => {
    const hash = createHash('sha256').update(version).update('\0').update(content).digest('hex');
    const file = path.join(folder, `${hash}.json`);
    const known = readKept(file);
    if (known) return JSON.parse(known.toString('utf8'));
    const found = find();
    keep(file, Buffer.from(JSON.stringify(found)));
    return found;
  };
}
