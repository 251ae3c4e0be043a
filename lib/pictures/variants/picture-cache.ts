import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where variants outlive a build; known by content, so that an unchanged picture costs nothing. */
export const pictureCache = path.resolve('.cache/pictures');

let count = 0;

/** Writes a file whole or not at all: a build that is stopped leaves no half of one. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  count += 1;
  const half = `${file}.${process.pid}-${count}.part`;
  writeFileSync(half, bytes);
  renameSync(half, file);
}
