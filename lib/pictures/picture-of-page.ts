import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { pictureHash, readChoice } from '@/lib/pictures/variants/picture-cache';
import {
  decodedSource,
  locatePicture,
  type PictureLocation,
  pictureFile,
  picturePathname,
  publicDirectory,
} from './locate-picture';
import { extensionOf, type PictureSize, pictureSize } from './picture-size';
import { readReference, writeReference } from './variant-pathname';

/** A picture as `Picture` needs it: with its size, so that nothing moves when it arrives. */
type PagePicture = PictureSize & {
  /** The pathname of an SVG; of a raster picture a reference, since its pathname depends on the width. */
  src: string;
};

/** A raster picture is offered in several widths and formats. */
function rasterReference({ file }: PictureLocation, bytes: Buffer, width: number): string {
  const hash = pictureHash(bytes);
  const hasAvif = readChoice(hash)?.avifQuality !== undefined;
  return writeReference({ file, hash, width, hasAvif });
}

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
  const size = pictureSize(bytes, location.extension);
  if (!size) throw new Error(`"${src}" cannot be read as a picture`);
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  const isDrawing = location.extension === 'svg';
  const pathname = isDrawing ? picturePathname(location) : rasterReference(location, bytes, width);
  return { src: pathname, width, height };
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
  const reference = readReference(src);
  if (reference)
    return [contentDirectory, publicDirectory].map((one) => path.join(one, reference.file));
  const file = decodedSource(src);
  if (!file.startsWith(contentPrefix)) return [path.join(publicDirectory, file)];
  return [path.join(contentDirectory, file.slice(contentPrefix.length))];
}

/**
 * The size of a picture whose source has reached a block, so that nothing moves when it arrives.
 * @param src As a block receives it: the pathname of a drawing, or the reference of a raster picture.
 * @returns undefined where there is no such picture, or none of ours.
 */
export function sizeOfSource(src: string): PictureSize | undefined {
  if (!src.startsWith('/') || src.startsWith('//')) return undefined;
  for (const file of placesOf(src)) {
    const extension = extensionOf(file);
    try {
      const size = extension && pictureSize(readFileSync(file), extension);
      if (size) return { width: Math.round(size.width), height: Math.round(size.height) };
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
