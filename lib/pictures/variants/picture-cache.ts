import { createHash } from 'node:crypto';
import path from 'node:path';
import { readKept } from '@/lib/files/kept-file';
import type { Variant } from '@/lib/pictures/variant-pathname';

/** Where variants outlive a build; known by content, so that an unchanged picture costs nothing. */
export const pictureCache = path.resolve('.cache/pictures');

/**
 * How variants are made, counted up when `lib/pictures/variants` makes other files of the same picture:
 * pathnames are kept for ever, so other files need other ones.
 */
const recipe = 3;

/** Twelve hexadecimal digits that stand for a picture's content and for how its variants are made. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex').slice(0, 12);

/** In which formats a picture is offered. */
export type FormatChoice = {
  /** AVIF's quality, on its own scale, that looks like WebP at 75; missing where AVIF is not worth it. */
  avifQuality?: number;
};

/** Where the choice for a picture is kept. */
export const choiceFile = (hash: string, cache = pictureCache): string =>
  path.join(cache, hash, 'formats.json');

/** The choice made for a picture; undefined when nobody has chosen yet, as in development. */
export function readChoice(hash: string, cache = pictureCache): FormatChoice | undefined {
  const kept = readKept(choiceFile(hash, cache));
  return kept && (JSON.parse(kept.toString('utf8')) as FormatChoice);
}

/** Where a variant of a picture is kept, and what it is known by: its picture's hash, width, quality and format. */
export const variantFile = (
  { hash, width, quality, format }: Pick<Variant, 'hash' | 'width' | 'quality' | 'format'>,
  cache = pictureCache,
): string => path.join(cache, hash, `${width}-${quality}.${format}`);
