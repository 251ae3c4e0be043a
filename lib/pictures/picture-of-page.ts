import { readFileSync } from 'node:fs';
import { locatePicture, type PictureLocation, pictureAddress, pictureFile } from './locate-picture';
import { pictureHash } from './picture-hash';
import { writeReference } from './picture-reference';
import { type PictureSize, pictureSize } from './picture-size';
import { readChoice } from './variants/format-choice';

/** A picture as `Picture` needs it: with its size, so that nothing moves when it arrives. */
export type PagePicture = PictureSize & {
  /** The address of an SVG; of a raster picture a reference, since its address depends on the width. */
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
  if (!location) throw new Error(`"${src}" is no picture beside the page and none in public/`);
  const bytes = readFileSync(pictureFile(location));
  const size = pictureSize(bytes, location.extension);
  if (!size) throw new Error(`"${src}" cannot be read as a picture`);
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  const isDrawing = location.extension === 'svg';
  const address = isDrawing ? pictureAddress(location) : rasterReference(location, bytes, width);
  return { src: address, width, height };
}

/**
 * The picture that a file of `content/data` names, which belongs to no page: one in `public/`.
 * @throws when there is no such picture, or when it cannot be read. `npm run check` reports the same.
 */
export const pictureOfData = (src: string): PagePicture => pictureOfPage(src, 'data');
