import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, by their paths below it, with forward slashes, sorted. */
export const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
