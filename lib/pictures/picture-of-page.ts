import { readFileSync } from 'node:fs';
import { locatePicture, pictureAddress, pictureFile } from './locate-picture';
import { type PictureSize, pictureSize } from './picture-size';

/** A picture as an `<img>` needs it: with its size, so that nothing moves when it arrives. */
export type PagePicture = PictureSize & { src: string };

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
  const size = pictureSize(readFileSync(pictureFile(location)), location.extension);
  if (!size) throw new Error(`"${src}" cannot be read as a picture`);
  const { width, height } = size;
  return { src: pictureAddress(location), width: Math.round(width), height: Math.round(height) };
}
