import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultQuality } from '../picture-loader';
import type { Variant } from '../variant-address';
import { encodeAvif, encodeWebp } from './encode';
import { readChoice } from './format-choice';
import type { OpenPicture } from './open-picture';
import { pictureCache, writeWhole } from './picture-cache';

/** A quality on WebP's scale, on AVIF's, which has 1 to 100 as well. */
const onAvifScale = (quality: number, avifQuality: number) =>
  Math.max(1, Math.min(100, avifQuality + quality - defaultQuality));

function encode(picture: OpenPicture, variant: Variant, cache: string): Promise<Buffer> {
  const { file, hash, width, quality, format } = variant;
  if (width > picture.width)
    throw new Error(`${file} is ${picture.width} pixels wide: no variant of ${width} is made`);
  if (format === 'webp') return encodeWebp(picture, width, quality);
  const { avifQuality } = readChoice(hash, cache) ?? {};
  if (avifQuality === undefined) throw new Error(`${file} is not offered as AVIF`);
  return encodeAvif(picture, width, onAvifScale(quality, avifQuality));
}

/**
 * Makes a variant, unless an earlier build has.
 * @param open Opens its picture; called only when there is something to make.
 * @returns Where the variant lies, and whether it was made now.
 * @throws when there is no such picture, or when it is narrower than the variant.
 */
export async function makeVariant(
  variant: Variant,
  open: () => Promise<OpenPicture | undefined>,
  cache = pictureCache,
): Promise<{ made: string; isNew: boolean }> {
  const { file, hash, width, quality, format } = variant;
  const made = path.join(cache, hash, `${width}-${quality}.${format}`);
  if (existsSync(made)) return { made, isNew: false };
  const picture = await open();
  if (!picture) throw new Error(`${file}: there is no such picture with this content`);
  writeWhole(made, await encode(picture, variant, cache));
  return { made, isNew: true };
}
