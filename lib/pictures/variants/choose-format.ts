import sharp, { type Sharp } from 'sharp';
import { defaultQuality } from '@/lib/pictures/picture-loader';
import type { VariantFormat } from '@/lib/pictures/variant-pathname';
import { encodeAvif, encodeWebp, type OpenPicture } from './make-variant';
import type { FormatChoice } from './picture-cache';

/** Edge of the windows that are compared, and their distance, in pixels: as in the first paper on SSIM. */
const edge = 8;
const step = 4;

/** Keep the quotient stable where a window is nearly even: (0.01 × 255)² and (0.03 × 255)² (Wang et al. 2004). */
const [c1, c2] = [6.5025, 58.5225];

type Plane = { data: Uint8Array; width: number; height: number };

/** The brightness of a picture, pixel by pixel. */
export async function brightness(picture: Sharp): Promise<Plane> {
  const plane = picture.flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await plane.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Structural similarity of one window. */
function windowSimilarity(a: Plane, b: Plane, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + edge; y += 1)
    for (let x = left; x < left + edge; x += 1) {
      const [p = 0, q = 0] = [a.data[y * a.width + x], b.data[y * b.width + x]];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const count = edge * edge;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spread = squaresA / count - meanA ** 2 + (squaresB / count - meanB ** 2);
  const together = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * together + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (spread + c2))
  );
}

/**
 * How much a picture looks like another of the same size: the mean structural similarity of their brightness.
 * @returns 1 for the same picture, towards 0 the less they have in common.
 */
export function similarity(a: Plane, b: Plane): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + edge <= a.height; top += step)
    for (let left = 0; left + edge <= a.width; left += step) {
      sum += windowSimilarity(a, b, left, top);
      count += 1;
    }
  return count === 0 ? 1 : sum / count;
}

/** The width both formats are tried at, in pixels: what most telephones load (smallest of the device sizes). */
const trialWidth = 640;

/** AVIF's qualities that are tried, best saving first; measured, WebP's 75 lies between 40 and 55. */
const trials = [40, 45, 50, 55, 60, 65];

/** AVIF has to save this much, in parts of WebP's weight, for a second set of files to be worth it. */
const leastSaving = 0.05;

/**
 * A picture that weighs no more as WebP, in the width of the trials and in bytes, is offered in nothing else: AVIF saves a
 * third of it, a twentieth of a second on a slow line (1.6 Mbit/s), and takes seven times as long to make.
 */
const lightEnough = 32 * 1024;

/** A choice, and the variants that were made to find it, as pages will ask for them. */
type Chosen = {
  choice: FormatChoice;
  /** Of all of them, in pixels. */
  width: number;
  variants: Partial<Record<VariantFormat, Buffer>>;
};

/**
 * Finds the format in which a heavy picture is smaller when it looks the same: AVIF at the lowest quality that is
 * as like the original as WebP at 75 is, against WebP. A light one is WebP.
 */
export async function chooseFormat(picture: OpenPicture): Promise<Chosen> {
  const width = Math.min(trialWidth, picture.width);
  const webp = await encodeWebp(picture, width, defaultQuality);
  const webpAlone = { choice: {}, width, variants: { webp } };
  if (webp.length <= lightEnough) return webpAlone;
  const original = await brightness(sharp(await picture.inWidth(width).png().toBuffer()));
  const similarityTo = async (bytes: Buffer) =>
    similarity(original, await brightness(sharp(bytes)));
  const wanted = await similarityTo(webp);
  for (const avifQuality of trials) {
    const avif = await encodeAvif(picture, width, avifQuality);
    if (avif.length > webp.length * (1 - leastSaving)) return webpAlone;
    if ((await similarityTo(avif)) >= wanted)
      return { choice: { avifQuality }, width, variants: { webp, avif } };
  }
  return webpAlone;
}
