import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes files below a new temporary folder, which is removed after the run (around-all.ts).
 * @param files Texts, or bytes, by their path below the folder, with forward slashes.
 * @returns The folder.
 */
export function writeTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'tree-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return directory;
}
