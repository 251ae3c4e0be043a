import { readReference } from './picture-reference';
import { type VariantFormat, variantAddress } from './variant-address';

/** Quality where nobody says otherwise (specification §7). */
export const defaultQuality = 75;

type LoaderInput = {
  /** A picture's reference, or a plain address. */
  src: string;
  /** Wished width in pixels. */
  width: number;
  quality?: number;
  format?: VariantFormat;
};

/**
 * The address of a picture in a width: the loader of next/image (`images.loaderFile` in next.config.mjs).
 * A width above the picture's own is the picture's own; a plain address, such as an SVG's, stays as it is.
 */
export default function pictureLoader({
  src,
  width,
  quality,
  format = 'webp',
}: LoaderInput): string {
  const reference = readReference(src);
  if (!reference) return src;
  return variantAddress({
    file: reference.file,
    hash: reference.hash,
    width: Math.min(width, reference.width),
    quality: quality ?? defaultQuality,
    format,
  });
}
