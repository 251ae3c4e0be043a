import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

/**
 * A site takes the place of another one. Node cannot exchange two folders in one call of the kernel, so there are two
 * renames, one right after the other, with some microseconds between them in which there is no site. A build that is killed
 * just then has left the old site under another name, and `restoreFolder` puts it back before anything else is done.
 */
type Places = {
  /** The new site. */
  stage: string;
  /** Where it goes. */
  target: string;
  /** Where the old one is meanwhile. */
  replaced: string;
};

/** A site that has been replaced and may be removed at any time. */
const goneOf = (replaced: string) => `${replaced}.gone`;

/** Faults of a rename that say that a folder is one that cannot be renamed, not that something is wrong with the disk. */
const fixedInPlace = new Set(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS']);

const isFixedInPlace = (error: unknown) =>
  fixedInPlace.has(String((error as NodeJS.ErrnoException).code));

/**
 * Names of folders inside of a site's folder that cannot be renamed itself: because something is mounted there, or
 * because nobody may write beside it. What is in it is exchanged then, name by name.
 */
const inside = {
  /** The new site, while it is copied there. */
  next: '.site.new',
  /** The names of the old site that have made way. */
  old: '.site.old',
  /** The new site, complete, after the old one has made way. */
  placing: '.site.placing',
  /** The old site, when the new one is in place. */
  gone: '.site.gone',
};

/** With what file systems put at their own root, which is nobody's. */
const insideNames = new Set<string>([...Object.values(inside), 'lost+found']);

/** Whether a name in a site's folder is no part of the site, but left by a build that was stopped. */
export const isOfReplacing = (name: string): boolean => insideNames.has(name);

/** Moves all that is in a folder into another one, but for what is there on the way. */
function moveAll(from: string, to: string): void {
  for (const name of readdirSync(from))
    if (!isOfReplacing(name)) renameSync(path.join(from, name), path.join(to, name));
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Lets the new names take the place of the old ones; begun at any of its steps, it goes on there. */
function finishInside(target: string): void {
  const [placing, old, gone] = [inside.placing, inside.old, inside.gone].map((name) =>
    path.join(target, name),
  ) as [string, string, string];
  moveAll(placing, target);
  renameSync(old, gone);
  rmdirSync(placing);
  remove(gone);
}

function replaceInside({ stage, target }: Places): void {
  mkdirSync(target, { recursive: true });
  const next = path.join(target, inside.next);
  remove(next);
  try {
    cpSync(stage, next, { recursive: true });
  } catch (error) {
    remove(next);
    throw error;
  }
  const old = path.join(target, inside.old);
  mkdirSync(old);
  try {
    moveAll(target, old);
    renameSync(next, path.join(target, inside.placing));
  } catch (error) {
    restoreInside(target);
    throw error;
  }
  finishInside(target);
  remove(stage);
}

/**
 * Puts a folder in the place of another one, which is removed.
 * @param removeOld Removes it, or begins to: it is in nobody's way any more, and the next build removes what is left.
 * @returns Whether the files are the same under another name; else they are copies.
 * @throws when that cannot be done; the old folder is in its place then.
 */
export function replaceFolder(places: Places, removeOld = remove): boolean {
  const { stage, target, replaced } = places;
  const gone = goneOf(replaced);
  for (const one of [replaced, gone]) remove(one);
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  try {
    const isThere = existsSync(target);
    if (isThere) renameSync(target, replaced);
    try {
      renameSync(stage, target);
    } catch (error) {
      if (isThere) renameSync(replaced, target);
      throw error;
    }
  } catch (error) {
    if (!isFixedInPlace(error)) throw error;
    replaceInside(places);
    return false;
  }
  if (!existsSync(replaced)) return true;
  renameSync(replaced, gone);
  removeOld(gone);
  return true;
}

/** Puts into place what a build that was stopped has left in a site's folder: the new site where it is complete. */
function restoreInside(target: string): void {
  // What is no folder is refused later (out-directory.ts), and nothing is looked for behind a link.
  if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return;
  const [next, old, placing, gone] = Object.values(inside).map((name) =>
    path.join(target, name),
  ) as [string, string, string, string];
  if (existsSync(placing) && existsSync(old)) finishInside(target);
  else if (existsSync(old)) {
    moveAll(old, target);
    rmdirSync(old);
  }
  for (const one of [next, placing, gone]) remove(one);
}

/** Puts into its place what a build that was killed meanwhile has left elsewhere. */
export function restoreFolder({ target, replaced }: Omit<Places, 'stage'>): void {
  if (existsSync(replaced) && !existsSync(target)) renameSync(replaced, target);
  restoreInside(target);
  for (const one of [replaced, goneOf(replaced)]) remove(one);
}
