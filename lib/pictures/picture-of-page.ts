import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import {
  decodedSource,
  locatePicture,
  pictureFile,
  picturePathname,
  publicDirectory,
} from './locate-picture';
import { defaultQuality } from './picture-loader';
import { extensionOf, type PictureExtension, type PictureSize, pictureSize } from './picture-size';
import { readVariantPathname, variantPathname } from './variant-pathname';

/**
 * How variants are made, counted up when make-variant.ts makes other files of the same picture: pathnames are kept
 * for ever, so other files need other ones.
 */
const recipe = 4;

/** Twelve hexadecimal digits that stand for a picture's content and for how its variants are made. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex').slice(0, 12);

/** The size in whole pixels; undefined when a picture cannot be read. */
function wholeSize(bytes: Buffer, extension: PictureExtension): PictureSize | undefined {
  const size = pictureSize(bytes, extension);
  return size && { width: Math.round(size.width), height: Math.round(size.height) };
}

/** A picture as `Picture` needs it: with its size, so that nothing moves when it arrives. */
type PagePicture = PictureSize & {
  /** The pathname of a drawing, or of a raster picture's widest variant, from which the others follow. */
  src: string;
};

/**
 * The picture that a page names.
 * @param src As written in the page.
 * @param pageId Folder of the page.
 * @throws when there is no such picture, or when it cannot be read. `npm run check` reports the same with
 *   its position before a build gets here.
 */
export function pictureOfPage(src: string, pageId: string): PagePicture {
  const location = locatePicture(src, pageId);
  if (!location) throw new Error(`"${src}" is no picture next to the page and none in public/`);
  const bytes = readFileSync(pictureFile(location));
  const size = wholeSize(bytes, location.extension);
  if (!size) throw new Error(`"${src}" cannot be read as a picture`);
  if (location.extension === 'svg') return { src: picturePathname(location), ...size };
  const widest = variantPathname({
    file: location.file,
    hash: pictureHash(bytes),
    width: size.width,
    quality: defaultQuality,
    format: 'webp',
  });
  return { src: widest, ...size };
}

/**
 * The picture that a file of `content/data` names, which belongs to no page: one in `public/`.
 * @throws when there is no such picture, or when it cannot be read. `npm run check` reports the same.
 */
export const pictureOfData = (src: string): PagePicture => pictureOfPage(src, 'data');

/** Pathnames of pictures that lie next to pages begin with it. */
const contentPrefix = '/pictures/';

/** Where the picture of a finished source may lie. */
function placesOf(src: string): string[] {
  const variant = readVariantPathname(src);
  if (variant)
    return [contentDirectory, publicDirectory].map((folder) => path.join(folder, variant.file));
  const file = decodedSource(src);
  if (!file.startsWith(contentPrefix)) return [path.join(publicDirectory, file)];
  return [path.join(contentDirectory, file.slice(contentPrefix.length))];
}

/**
 * The size of a picture whose source has reached a block, so that nothing moves when it arrives.
 * @param src As `pictureOfPage` gives it.
 * @returns undefined where there is no such picture, or none of ours.
 */
export function sizeOfSource(src: string): PictureSize | undefined {
  if (!src.startsWith('/') || src.startsWith('//')) return undefined;
  for (const file of placesOf(src)) {
    const extension = extensionOf(file);
    try {
      const size = extension && wholeSize(readFileSync(file), extension);
      if (size) return size;
    } catch {
      // It lies in the other folder, or nowhere, which the rule picture-missing reports.
    }
  }
  return undefined;
}

/**
 * The size of a picture that is shown in a width of its own, in proportion.
 * @param src As `sizeOfSource` takes it.
 * @returns The width alone where there is no such picture, or none of ours.
 */
export function sizeInWidth(src: string, width: number): { width: number; height?: number } {
  const own = sizeOfSource(src);
  return own ? { width, height: Math.round((width * own.height) / own.width) } : { width };
}

/**
 * `sizes` of a picture that fills a square and is cut at its longer sides, so that what is left is still sharp.
 * @param src As `sizeOfSource` takes it.
 * @param edge Of the square, in CSS pixels.
 */
export function sizesInSquare(src: string, edge: number): string {
  const own = sizeOfSource(src);
  return `${own ? Math.ceil(edge * Math.max(1, own.width / own.height)) : edge}px`;
}
