import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, by their paths below it, with forward slashes, sorted. */
export function filesBelow(directory: string): string[] {
  // By folder: a built site has ten times as many files, and is listed several times.
  const prefixes = new Map<string, string>();
  const prefixOf = (folder: string) => {
    const below = path.relative(directory, folder).split(path.sep).join('/');
    const prefix = below === '' ? '' : `${below}/`;
    prefixes.set(folder, prefix);
    return prefix;
  };
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => (prefixes.get(parentPath) ?? prefixOf(parentPath)) + name)
    .sort();
}
