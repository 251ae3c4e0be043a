import sharp from 'sharp';
import { defaultQuality } from '../picture-loader';
import { encodeAvif, encodeWebp } from './encode';
import type { FormatChoice } from './format-choice';
import { brightness, likeness } from './likeness';
import type { OpenPicture } from './open-picture';

/** The width both formats are tried at, in pixels: what most telephones load (smallest of the device sizes). */
const trialWidth = 640;

/** AVIF's qualities that are tried, best saving first; measured, WebP's 75 lies between 40 and 55. */
const trials = [40, 45, 50, 55, 60, 65];

/** AVIF has to save this much, in parts of WebP's weight, for a second set of files to be worth it. */
const leastSaving = 0.05;

/**
 * Finds the format in which a picture is smaller when it looks the same: AVIF at the lowest quality that is
 * as like the original as WebP at 75 is, against WebP.
 */
export async function chooseFormat(picture: OpenPicture): Promise<FormatChoice> {
  const width = Math.min(trialWidth, picture.width);
  const original = await brightness(sharp(await picture.inWidth(width).png().toBuffer()));
  const likenessOf = async (bytes: Buffer) => likeness(original, await brightness(sharp(bytes)));
  const webp = await encodeWebp(picture, width, defaultQuality);
  const wanted = await likenessOf(webp);
  for (const avifQuality of trials) {
    const avif = await encodeAvif(picture, width, avifQuality);
    if (avif.length > webp.length * (1 - leastSaving)) return {};
    if ((await likenessOf(avif)) >= wanted) return { avifQuality };
  }
  return {};
}
