import probe from 'probe-image-size/sync.js';

/** Content types of the pictures a page may show, by the end of their name. */
export const pictureTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type PictureExtension = keyof typeof pictureTypes;

/** What a picture's name ends in; undefined for files that are no pictures. */
export function extensionOf(file: string): PictureExtension | undefined {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(file) ?? [];
  const known = extension.toLowerCase();
  return Object.hasOwn(pictureTypes, known) ? (known as PictureExtension) : undefined;
}

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

/** From this Exif orientation on, a photograph is stored on its side: width and height change places. */
const firstOnSide = 5;

/**
 * The size a picture is meant to be shown in, upright.
 * @param extension What its name ends in; the bytes have to be of that format.
 * @returns undefined when the bytes are damaged, of another format, or say nothing of a size.
 */
export function pictureSize(bytes: Buffer, extension: PictureExtension): PictureSize | undefined {
  const found = probe(bytes);
  if (found?.type !== (extension === 'jpeg' ? 'jpg' : extension)) return undefined;
  const { width, height, orientation = 1 } = found;
  return orientation >= firstOnSide ? { width: height, height: width } : { width, height };
}
