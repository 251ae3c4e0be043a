import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOriginal, makeVariant, type OpenPicture } from '@/lib/pictures/variants/make-variant';
import { allSettled } from './all-settled';
import { collectVariants } from './collect-variants';
import { createProgress, type Output } from './progress';

type Options = {
  /** Where pictures lie; the content folder and `public/` where nobody says otherwise. */
  originals?: readonly string[];
  /** Where variants outlive a build. */
  cache?: string;
  /** Where progress is written; the terminal where nobody says otherwise. */
  output?: Output;
};

/**
 * Puts the variants that pages name where they name them.
 * @param directory The built site.
 * @returns How many there are, and how many of them had to be made.
 * @throws WorkFailed naming every variant that could not be made, where it is named, and why.
 */
export async function makeVariants(
  directory: string,
  { originals, cache, output }: Options = {},
): Promise<{ count: number; made: number }> {
  const wanted = collectVariants(directory);
  const progress = createProgress(wanted.size, output);
  const opened = new Map<string, Promise<OpenPicture | undefined>>();
  let made = 0;
  await allSettled(wanted, async ([address, { variant, namedIn }]) => {
    const open = () => {
      const known = opened.get(variant.hash) ?? findOriginal(variant, originals);
      opened.set(variant.hash, known);
      return known;
    };
    const result = await makeVariant(variant, open, cache).catch((error: Error) => {
      throw new Error(`${error.message} (named in ${namedIn})`, { cause: error });
    });
    const target = path.join(directory, decodeURIComponent(address));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(result.made, target);
    if (result.isNew) made += 1;
    progress.done(`${variant.file} ${variant.width} px ${variant.format}`);
  });
  return { count: wanted.size, made };
}
