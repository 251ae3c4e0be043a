import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/content/reader';

/** Folders that every build writes into, whatever it builds. */
export const writtenFolders = ['.cache', '.contentlayer', '.generated', '.next'] as const;

/** The reason why a folder cannot be written into, in the words of the system; undefined where it can. */
function refusalOf(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** The folder that has to be written into so that another one can be put there: itself, if it is there, or the next above it. */
function firstExisting(folder: string): string {
  return existsSync(folder) ? folder : firstExisting(path.dirname(folder));
}

/**
 * What keeps a build from writing where it has to.
 * @param targets Where the site goes, and what is made with it.
 * @returns A sentence; undefined where nothing does.
 */
export function writingFault(targets: readonly string[]): string | undefined {
  // What is no folder is refused with a sentence of its own (out-directory.ts).
  const ofTargets = targets
    .map((target) => firstExisting(path.resolve(target)))
    .filter((place) => statSync(place).isDirectory())
    .map((place) => path.relative('', place) || '.');
  const faults = [...new Set([...writtenFolders, ...ofTargets])].flatMap((folder) => {
    const refusal = refusalOf(folder);
    return refusal ? [`${folder} (${refusal})`] : [];
  });
  if (faults.length === 0) return undefined;
  return `A build cannot write into ${faults.join(', ')}: expected ${[...writtenFolders, ...targets].join(', ')} to be there and writable, the rest of the project may be read-only (docs/builds.md)`;
}

/** Less than this is taken for a full disk, in bytes. */
const least = 16 * 1024 * 1024;

/** How the system says that a disk, or what a user may have of it, is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Which disks are full, to be asked after something has failed: what a program says of that itself is a trace.
 * @param targets Where the site goes, and what is made with it.
 * @param error What has failed, which may have made room again.
 * @returns A sentence; undefined where there is room.
 */
export function fullDiskSentence(targets: readonly string[], error?: unknown): string | undefined {
  const places = targets.map((target) => firstExisting(path.resolve(target)));
  const full = [...new Set([...writtenFolders, ...places])].filter((folder) => {
    if (!existsSync(folder)) return false;
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize < least || (files > 0 && ffree === 0);
  });
  const isSaid = error instanceof Error && 'code' in error && fullCodes.has(String(error.code));
  if (full.length === 0) return isSaid ? 'The disk is full: make room and build again' : undefined;
  const named = full.map((folder) => path.relative('', folder) || '.').join(', ');
  return `The disk is full on which ${named} ${full.length > 1 ? 'are' : 'is'}: make room and build again`;
}

/** How processes name files and folders that they have not finished (`writeWhole`): by their own id. */
const unfinished = /\.(\d+)(?:-\d+\.part)?$/;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** How deep such files lie in the folders that are written into. */
const deepest = 3;

function removeHalvesIn(folder: string, depth: number): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const [, pid] = unfinished.exec(entry.name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(file, { recursive: true, force: true });
    else if (entry.isDirectory() && depth < deepest) removeHalvesIn(file, depth + 1);
  }
}

/** Where processes leave unfinished files. */
const folders = ['.cache', '.generated', 'public/forms'];

/** Removes what processes that were killed have not finished: nobody would ever read it. */
export function removeHalves(): void {
  for (const folder of folders) removeHalvesIn(folder, 1);
}

/**
 * Gives a file another name in a site, or copies it where a disk knows no such thing. A file that is there stays: it is the
 * same.
 * @returns Whether it is another name.
 */
export function linkOrCopy(file: string, target: string): boolean {
  try {
    linkSync(file, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(file, target);
    return false;
  }
}

/** Moves a file, also to another disk. */
export function moveFile(file: string, target: string): void {
  try {
    renameSync(file, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(file, target);
    rmSync(file);
  }
}

/** Names, sizes and times of change of files: what was changed by hand or cut off is not used. */
export type FileStates = Readonly<Record<string, readonly [size: number, changed: number]>>;

/** The state of a file; undefined where there is none. */
export function stateOf(file: string): readonly [size: number, changed: number] | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
}

/** What the disk says of a file. */
export type FileStats = Pick<Stats, 'size' | 'mtimeMs' | 'ino' | 'mode'>;

/** The same of files by their names: thousands are asked for once, and told of wherever they are needed. */
export type KnownFiles = ReadonlyMap<string, FileStats>;

/**
 * Asks for files that have to be as they were.
 * @returns What the disk says of them; undefined where one is not as it was.
 */
export function untouchedFiles(files: FileStates, folder = ''): KnownFiles | undefined {
  const known = new Map<string, FileStats>();
  for (const [name, [size, changed]] of Object.entries(files)) {
    const now = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!now?.isFile() || now.size !== size || now.mtimeMs !== changed) return undefined;
    const { mtimeMs, ino, mode } = now;
    known.set(name, { size, mtimeMs, ino, mode });
  }
  return known;
}

/** Whether files are as they were. */
export const areUntouched = (files: FileStates, folder = ''): boolean =>
  untouchedFiles(files, folder) !== undefined;

/** The state of every file in a folder, by its name from there on. */
export const statesIn = (folder: string): FileStates =>
  Object.fromEntries(
    filesBelow(folder).flatMap((name) => {
      const state = stateOf(path.join(folder, name));
      return state ? [[name, state] as const] : [];
    }),
  );

/** What all users may do: read files, and look into folders. */
const readable = { file: 0o444, folder: 0o555 };

function letRead(file: string, bits: number, known?: FileStats): FileStates[string] {
  const { mode, size, mtimeMs } = known ?? statSync(file);
  try {
    if ((mode & bits) !== bits) chmodSync(file, mode | bits);
  } catch (error) {
    // A file of the old site, which another user has built.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
  return [size, mtimeMs];
}

/**
 * Lets all users read a folder, whatever the umask of the build: a site is public, and another user serves it.
 * @param folder With all that is in it.
 * @param known What the disk has said of files in it.
 * @returns The state of its files: thousands are looked at once.
 */
export function letAllRead(folder: string, known: KnownFiles = new Map()): FileStates {
  letRead(folder, readable.folder);
  const files: Record<string, FileStates[string]> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      letRead(file, readable.folder);
      continue;
    }
    const name = path.relative(folder, file);
    files[name] = letRead(file, readable.file, known.get(name));
  }
  return files;
}
