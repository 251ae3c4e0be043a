import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const written: string[] = [];

afterAll(() => {
  for (const directory of written.splice(0)) rmSync(directory, { recursive: true });
});

/**
 * Writes files below a new temporary folder, which is removed after the tests of the file.
 * @param files Texts, or bytes, by their path below the folder, with forward slashes.
 * @returns The folder.
 */
export function writeTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'tree-'));
  written.push(directory);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return directory;
}
