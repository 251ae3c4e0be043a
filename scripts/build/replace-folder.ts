import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@/scripts/command';

/** Where the old folder is for the moment between two renames. @param target Path of the folder within the project. */
const placeOfOld = (target: string): string =>
  path.join('.cache/replaced', encodeURIComponent(path.normalize(target)));

function rename(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EXDEV', 'EBUSY'].includes(code)) throw error;
    throw new UsageError(
      `${from} cannot become ${to} (${code}): expected OUT_DIR to be a folder on the disk of the project, and none where a disk is mounted`,
    );
  }
}

/** Puts back a folder whose replacement was broken off between two renames, and removes one that was replaced. */
export function restoreFolder(target: string): void {
  const old = placeOfOld(target);
  if (existsSync(old) && !existsSync(target)) rename(old, target);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Puts a folder into the place of another one, by renaming both: whoever reads there finds the one or the other.
 * @param made The new one.
 * @param target Path within the project; what is there is removed in the end.
 * @throws UsageError when it is on another disk.
 */
export function replaceFolder(made: string, target: string): void {
  restoreFolder(target);
  const old = placeOfOld(target);
  if (existsSync(target)) rename(target, old);
  try {
    rename(made, target);
  } catch (error) {
    restoreFolder(target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
