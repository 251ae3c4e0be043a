import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { machineTime } from '@/lib/environment/clock';
import { writeWhole } from '@/lib/files/write-whole';

/*
 * Files that outlive a build, each named by the hash of what it was made from. One that is missing or damaged costs the time of
 * making it again: a hash of its own content stands before the content.
 */

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/** Bytes of a digest (SHA-256). */
const digestLength = 32;

/** A file in use is touched so often, in ms: there are thousands. */
const touchedEvery = 24 * 60 * 60 * 1000;

/** What no build has used for so long belongs to texts and pictures that nobody has any more, in ms. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Reads a kept file.
 * @param file Named by what it was made from.
 * @returns Its content; undefined where there is none, or it is not what was kept.
 */
export function readKept(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(digestLength);
    if (!digestOf(content).equals(bytes.subarray(0, digestLength))) return undefined;
    const now = machineTime();
    if (now.getTime() - statSync(file).mtimeMs > touchedEvery) utimesSync(file, now, now);
    return content;
  } catch {
    // It went while it was read, or is another user's: it costs the time of making it again.
    return undefined;
  }
}

/**
 * Keeps a file, as a whole or not at all.
 * @param file Named by what it was made from.
 */
export const keep = (file: string, content: Uint8Array): void =>
  writeWhole(file, Buffer.concat([digestOf(content), content]));

/**
 * Removes kept files that nobody has read for a month.
 * @param folder With all that is below it.
 */
export function pruneKept(folder: string, now = machineTime().getTime()): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now - statSync(file).mtimeMs > keptFor) rmSync(file, { force: true });
  }
}
