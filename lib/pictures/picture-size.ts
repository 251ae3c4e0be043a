import type { PictureExtension } from './picture-types';
import { avifSize, jpegSize, pngSize, webpSize } from './raster-sizes';
import { svgSize } from './svg-size';

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

const readers: Record<PictureExtension, (bytes: Buffer) => PictureSize | undefined> = {
  svg: svgSize,
  png: pngSize,
  jpg: jpegSize,
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

/**
 * The size a picture is meant to be shown in.
 * @param extension What its name ends in; the bytes have to be of that format.
 * @returns undefined when the bytes are damaged, of another format, or say nothing of a size.
 */
export function pictureSize(bytes: Buffer, extension: PictureExtension): PictureSize | undefined {
  const size = readers[extension](bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
