import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { publicDirectory } from '../locate-picture';
import { pictureHash } from '../picture-hash';
import type { OpenPicture } from './open-picture';
import { openPicture } from './open-picture';

const readIfThere = (file: string) => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/**
 * Opens the picture that a variant is made of: the file of its name that has its content.
 * @param variant Its file and hash.
 * @param folders Where pictures lie, absolute.
 * @returns undefined when there is none (any more).
 * @throws BrokenPicture when it is damaged.
 */
export async function findOriginal(
  { file, hash }: { file: string; hash: string },
  folders: readonly string[] = [contentDirectory, publicDirectory],
): Promise<OpenPicture | undefined> {
  for (const folder of folders) {
    const bytes = readIfThere(path.join(folder, file));
    if (bytes && pictureHash(bytes) === hash)
      return openPicture(bytes, path.relative('', path.join(folder, file)));
  }
  return undefined;
}
