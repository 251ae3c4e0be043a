import sharp, { type Sharp } from 'sharp';
import { pictureSize } from '../picture-size';
import { extensionOf } from '../picture-types';

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
 * @throws BrokenPicture when it is damaged, moves, or has another size than `pictureSize` tells pages.
 */
export async function openPicture(bytes: Buffer, file: string): Promise<OpenPicture> {
  const extension = extensionOf(file);
  const told = extension && pictureSize(bytes, extension);
  if (!told) throw new BrokenPicture(file, `is no readable .${extension} picture`);
  const upright = () => sharp(bytes, { failOn: 'warning' }).autoOrient();
  try {
    // Every pixel is decoded: a header alone does not tell that a file was cut off.
    const { width, height } = (await upright().raw().toBuffer({ resolveWithObject: true })).info;
    const { pages = 1, format } = await sharp(bytes).metadata();
    if (pages > 1) throw new Error('is animated: expected a still picture, or a video');
    if (width !== told.width || height !== told.height)
      throw new Error(
        `says it is ${told.width} × ${told.height} and shows ${width} × ${height}: save it anew, upright`,
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
