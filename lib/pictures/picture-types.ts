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
