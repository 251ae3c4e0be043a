import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
