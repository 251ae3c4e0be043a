import { createHash } from 'node:crypto';

/**
 * How variants are made, counted up when `lib/pictures/variants` makes other files of the same picture:
 * addresses are kept for ever, so other files need other ones.
 */
const recipe = 1;

/** Twelve hexadecimal digits that stand for a picture's content and for how its variants are made. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex').slice(0, 12);
