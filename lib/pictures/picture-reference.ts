import { decodePath, encodePath, variantsRoot } from './picture-path';

/** What a page needs to know of a raster picture to offer it in several widths. */
export type PictureReference = {
  /** Where the picture lies, below the content folder or `public/`, with forward slashes. */
  file: string;
  /** Its content as `pictureHash` tells it: another picture has other addresses. */
  hash: string;
  /** Its own width in pixels: no variant is wider. */
  width: number;
  /** AVIF makes it smaller than WebP does: it is offered in both. */
  hasAvif: boolean;
};

const pattern = new RegExp(`^${variantsRoot}([^?#]+)\\?v=([0-9a-f]{12})&w=(\\d+)(&avif)?$`);

/**
 * A picture as one word, which passes through syntax trees and properties like the `src` of an `<img>`, and
 * which next/image hands to its loader: `/pictures/variants/blog/post/hall.jpg?v=1f0c…&w=1600&avif`.
 */
export const writeReference = ({ file, hash, width, hasAvif }: PictureReference): string =>
  `${variantsRoot}${encodePath(file)}?v=${hash}&w=${width}${hasAvif ? '&avif' : ''}`;

/** The picture a word stands for; undefined for plain addresses, which are shown as they are. */
export function readReference(src: string): PictureReference | undefined {
  const [, path = '', hash = '', width, avif] = pattern.exec(src) ?? [];
  const file = path && decodePath(path);
  return file ? { file, hash, width: Number(width), hasAvif: avif !== undefined } : undefined;
}
