import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentMoment } from '@/lib/environment/clock';
import { buildFingerprint } from './fingerprint';

/** Where the finished site stands (OUT_DIR, so that a preview can stand beside it). */
export const outDirectory = process.env.OUT_DIR || 'out';

/** What a build notes of the site it has made: of what, and for which moment. */
type BuildNote = { fingerprint: string; moment: string };

/**
 * Where the note on a built site stands, outside the site itself. Each folder has a note of its own.
 * @param directory The built site.
 */
export const noteFile = (directory: string) =>
  `.cache/build-${encodeURIComponent(path.relative('', directory)).replaceAll('.', '%2E')}.json`;

/** The note on a built site, if there are both. */
function readNote(directory: string): Partial<BuildNote> | undefined {
  if (!existsSync(directory)) return undefined;
  try {
    return JSON.parse(readFileSync(noteFile(directory), 'utf8')) as Partial<BuildNote>;
  } catch {
    return undefined;
  }
}

/** Whether the built site is the one that would be built now. */
export const isFresh = (): boolean =>
  readNote(outDirectory)?.fingerprint === buildFingerprint(outDirectory);

/** The note on the site that is about to be built. */
export const newNote = (): BuildNote => ({
  fingerprint: buildFingerprint(outDirectory),
  moment: currentMoment().toISOString(),
});

/** Notes what a built site was made of. */
export function writeNote(directory: string, note: BuildNote): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(noteFile(directory), JSON.stringify(note));
}

/** Forgets the site that was built into a folder. */
export const removeNote = (directory: string): void => rmSync(noteFile(directory), { force: true });

/**
 * The moment a built site shows: which posts are out, and which positions are open.
 * @param directory The built site.
 * @returns Now, where nothing is noted.
 */
export function momentOf(directory: string): Date {
  const { moment } = readNote(directory) ?? {};
  return moment ? new Date(moment) : currentMoment();
}
