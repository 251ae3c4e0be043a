import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

let count = 0;

/** Writes a file whole or not at all: a build that is stopped, or a disk that is full, leaves no half of one. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  count += 1;
  const half = `${file}.${process.pid}-${count}.part`;
  try {
    writeFileSync(half, bytes);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/** Writes a text as `writeWhole` does, unless the file has it: whoever watches the file sees a change only where there is one. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeWhole(file, text);
}
