import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentDirectory } from '@/lib/content/content-directory';
import { pixelLimit } from '@/lib/content/limits';
import { keep, readKept } from '@/lib/files/kept-file';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { defaultQuality } from '@/lib/pictures/picture-loader';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import type { Variant } from '@/lib/pictures/variant-pathname';
import { pictureCache, pictureHash, readChoice, variantFile } from './picture-cache';

/** A picture's file that cannot be made smaller; the message names the file and the reason. */
export class BrokenPicture extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}

/** What libvips says, on one line. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, '; ');

/** A raster picture, ready for variants to be made of it. */
export type OpenPicture = {
  width: number;
  /** Made without loss, so that variants without loss may be worth it: a drawing, a screen. */
  isLossless: boolean;
  /** The picture in a width, upright, not yet encoded. */
  inWidth: (width: number) => Sharp;
};

/**
 * Opens a raster picture and sees whether it is what its name and header say.
 * @param file Its path, for messages.
 * @throws BrokenPicture when it is damaged, moves, or has another size than `pictureSize` gives to pages.
 */
export async function openPicture(bytes: Buffer, file: string): Promise<OpenPicture> {
  const extension = extensionOf(file);
  const stated = extension && pictureSize(bytes, extension);
  if (!stated) throw new BrokenPicture(file, `is no readable .${extension} picture`);
  if (stated.width * stated.height > pixelLimit)
    throw new BrokenPicture(
      file,
      `has ${stated.width} × ${stated.height} pixels: expected ${pixelLimit / 1e6} million at most`,
    );
  const upright = () =>
    sharp(bytes, { failOn: 'warning', limitInputPixels: pixelLimit }).autoOrient();
  try {
    // Every pixel is decoded: a header alone does not show that a file was cut off.
    const { width, height } = (await upright().raw().toBuffer({ resolveWithObject: true })).info;
    const { pages = 1, format } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
    if (pages > 1) throw new Error('is animated: expected a still picture, or a video');
    if (width !== stated.width || height !== stated.height)
      throw new Error(
        `says it is ${stated.width} × ${stated.height} and shows ${width} × ${height}: save it anew, upright`,
      );
    return {
      width,
      isLossless: format === 'png',
      inWidth: (wished) => upright().resize({ width: wished, withoutEnlargement: true }),
    };
  } catch (error) {
    throw new BrokenPicture(file, reasonOf(error));
  }
}

/** How hard AVIF's encoder tries, of 9: one more takes three times as long for 2 to 5 % of a file. */
const avifEffort = 3;

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

/** Keeps a variant that was made. */
export const keepVariant = (
  variant: Parameters<typeof variantFile>[0],
  bytes: Buffer,
  cache = pictureCache,
): void => keep(variantFile(variant, cache), bytes);

/**
 * Makes a variant, unless an earlier build has.
 * @param open Opens its picture; called only when there is something to make.
 * @returns The variant, and whether it was made now.
 * @throws when there is no such picture, or when it is narrower than the variant.
 */
export async function makeVariant(
  variant: Variant,
  open: () => Promise<OpenPicture | undefined>,
  cache = pictureCache,
): Promise<{ bytes: Buffer; isNew: boolean }> {
  const known = readKept(variantFile(variant, cache));
  if (known) return { bytes: known, isNew: false };
  const picture = await open();
  if (!picture) throw new Error(`${variant.file}: there is no such picture with this content`);
  const bytes = await encode(picture, variant, cache);
  keepVariant(variant, bytes, cache);
  return { bytes, isNew: true };
}

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
