import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Symbolic links below a folder, which no part of the site follows; with forward slashes, sorted. */
export function linkedFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
