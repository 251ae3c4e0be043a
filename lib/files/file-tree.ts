import { accessSync, constants, type Dirent, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** How many folders may be in each other: pages of real sites are five or six deep. */
const deepestFolder = 20;

/** Characters of a path below its folder: Windows and some hosts know no more than 260, the site's own folder included. */
const longestPath = 200;

/** What keeps a file or folder of the content from being read. */
export type FileFault = {
  /** Path below the folder, with forward slashes. */
  file: string;
  message: string;
};

/** The files below a folder. */
export type FileTree = {
  /** Paths of all files that can be read, with forward slashes, sorted. */
  files: string[];
  /** What is there and is no such file. */
  faults: FileFault[];
};

const expected = 'expected the file or folder itself';

/** What a folder holds that is neither a file nor a folder; undefined for these. */
function wrongKind(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return `a symbolic link is not followed: ${expected}`;
  if (entry.isFIFO()) return `found a pipe, which would be waited for without end: ${expected}`;
  if (entry.isSocket()) return `found a socket: ${expected}`;
  if (entry.isFile() || entry.isDirectory()) return undefined;
  return `found a device: ${expected}`;
}

/** Whether the program may read something; a folder has to be opened as well. */
function isReadable(target: string, isFolder: boolean): boolean {
  try {
    accessSync(target, isFolder ? constants.R_OK | constants.X_OK : constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with an entry before anything in it is looked at, if anything. */
function faultOf(entry: Dirent, directory: string, file: string): string | undefined {
  if (entry.name.includes('\uFFFD'))
    return 'the name is not UTF-8, and no program would find the file by it: expected letters a–z, digits and hyphens';
  const kind = wrongKind(entry);
  if (kind) return kind;
  if (file.length > longestPath)
    return `the path has ${file.length} characters: expected ${longestPath} at most; shorten the names in it`;
  if (entry.isDirectory() && file.split('/').length > deepestFolder)
    return `more than ${deepestFolder} folders are in each other here: expected a few; move the page further up`;
  if (entry.isDirectory() && /\.(?:mdx?|ya?ml|json|svg|png|jpe?g|webp|avif|pdf)$/i.test(entry.name))
    return `found a folder of the name "${entry.name}": expected a file, or a folder whose name ends otherwise`;
  if (isReadable(path.join(directory, file), entry.isDirectory())) return undefined;
  return 'the file system does not let it be read: expected the right to read it, `chmod u+rX` gives it, or ask a developer';
}

/**
 * Looks at all that is below a folder. Nothing is opened and no link is followed, so that no file can keep a program
 * waiting or lead it elsewhere.
 * @throws when there is no such folder.
 */
export function readFileTree(directory: string): FileTree {
  const files: string[] = [];
  const faults: FileFault[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const above = folder === '' ? '' : `${folder}/`;
    const entries = folder === '' ? listed(directory) : entriesOf(path.join(directory, folder));
    for (const entry of entries) {
      const file = `${above}${entry.name}`;
      const message = faultOf(entry, directory, file);
      if (message) faults.push({ file, message });
      else if (entry.isDirectory()) folders.push(file);
      else files.push(file);
    }
  }
  const byName = (one: FileFault, other: FileFault) => (one.file < other.file ? -1 : 1);
  return { files: files.sort(), faults: faults.sort(byName) };
}

const listed = (folder: string) => readdirSync(folder, { withFileTypes: true });

/** What is in a folder; nothing where it is gone by now. */
function entriesOf(folder: string): Dirent[] {
  try {
    return listed(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether there is a file of this name that can be read: no folder, link, pipe or device. */
export const isPlainFile = (target: string): boolean =>
  lstatSync(target, { throwIfNoEntry: false })?.isFile() === true;

/** How many are named. */
const mostNamed = 20;

/**
 * Sees that a tree holds nothing but files and folders, for programs that follow links and open whatever they find.
 * @param directory The folder.
 * @param isOutside Whether a file is no part of what such a program reads.
 * @throws with a line for each of the first twenty.
 */
export function requirePlainTree(directory: string, isOutside: (file: string) => boolean): void {
  const faults = readFileTree(directory).faults.filter(({ file }) => !isOutside(file));
  if (faults.length === 0) return;
  const folder = path.relative('', directory) || '.';
  const lines = faults
    .slice(0, mostNamed)
    .map(({ file, message }) => `${folder}/${file}: ${message}`);
  const more = faults.length > mostNamed ? [`… and ${faults.length - mostNamed} more`] : [];
  throw new Error([...lines, ...more].join('\n'));
}
