import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { extensionOf } from '@/lib/pictures/picture-size';
import { chooseFormat } from '@/lib/pictures/variants/choose-format';
import { openPicture } from '@/lib/pictures/variants/make-variant';
import {
  choiceFile,
  pictureCache,
  pictureHash,
  readChoice,
  writeWhole,
} from '@/lib/pictures/variants/picture-cache';
import { allSettled } from './all-settled';
import { createProgress, type Output } from './progress';

const isRaster = (file: string) => (extensionOf(file) ?? 'svg') !== 'svg';

/** Pictures that pages can name and that no earlier build has looked at, by their hash. */
function newPictures(folders: readonly string[], cache: string): Map<string, string> {
  const found = folders.flatMap((folder) =>
    contentFiles(folder)
      .filter(isRaster)
      .map((file) => path.join(folder, file)),
  );
  const byHash = found.map((file) => [pictureHash(readFileSync(file)), file] as const);
  return new Map(byHash.filter(([hash]) => !readChoice(hash, cache)));
}

/**
 * Finds out for every picture whether AVIF is worth offering, before pages are rendered that say so.
 * @param folders Where pictures lie; those in `public/` may be named by any page.
 * @returns How many were looked at; the others are known.
 * @throws WorkFailed naming every picture that cannot be read, and why.
 */
export async function chooseFormats(
  folders: readonly string[] = [contentDirectory, publicDirectory],
  cache = pictureCache,
  output?: Output,
): Promise<number> {
  const pictures = newPictures(folders, cache);
  const progress = createProgress(pictures.size, output);
  await allSettled(pictures, async ([hash, file]) => {
    const name = path.relative('', file);
    const choice = await chooseFormat(await openPicture(readFileSync(file), name));
    writeWhole(choiceFile(hash, cache), JSON.stringify(choice));
    progress.done(name);
  });
  return pictures.size;
}
