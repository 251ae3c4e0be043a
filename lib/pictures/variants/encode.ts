import type { OpenPicture } from './open-picture';

/** How hard AVIF's encoder tries, of 9: above this, minutes are spent on a percent. */
const avifEffort = 4;

/**
 * A picture as WebP. A drawing with few colours is often smaller without loss than with it, and then as sharp
 * as drawn: the smaller of the two is taken.
 * @param width In pixels.
 * @param quality 1 to 100.
 */
export async function encodeWebp(
  picture: OpenPicture,
  width: number,
  quality: number,
): Promise<Buffer> {
  const lossy = await picture.inWidth(width).webp({ quality }).toBuffer();
  if (!picture.isLossless) return lossy;
  const lossless = await picture.inWidth(width).webp({ lossless: true }).toBuffer();
  return lossless.length <= lossy.length ? lossless : lossy;
}

/**
 * A picture as AVIF, in full colour resolution: thin coloured lines keep their colour.
 * @param width In pixels.
 * @param quality 1 to 100, on AVIF's own scale.
 */
export const encodeAvif = (picture: OpenPicture, width: number, quality: number): Promise<Buffer> =>
  picture.inWidth(width).avif({ quality, effort: avifEffort }).toBuffer();
