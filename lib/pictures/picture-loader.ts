import { readVariantPathname, type VariantFormat, variantPathname } from './variant-pathname';

/** Quality where nobody says otherwise (docs/behaviour.md §7). */
export const defaultQuality = 75;

type LoaderInput = {
  /** The pathname of a raster picture's widest variant, or any other. */
  src: string;
  /** Wished width in pixels. */
  width: number;
  quality?: number;
  format?: VariantFormat;
};

/**
 * The pathname of a picture in a width: the loader of next/image (`images.loaderFile` in next.config.mjs).
 * A width above the picture's own is the picture's own; what is no variant, such as an SVG, stays as it is.
 */
export default function pictureLoader({
  src,
  width,
  quality = defaultQuality,
  format = 'webp',
}: LoaderInput): string {
  const widest = readVariantPathname(src);
  if (!widest) return src;
  return variantPathname({ ...widest, width: Math.min(width, widest.width), quality, format });
}

/**
 * Corrects a list of widths for a picture that is narrower than some of them: those have become its own
 * width, are listed once, and say so.
 * @param srcSet As next/image writes it: `<src> 640w, <src> 750w` or `<src> 1x, <src> 2x`.
 * @param ownWidth The picture's own width in pixels.
 */
export function clampSrcSet(srcSet: string, ownWidth: number): string {
  const offered = new Map<string, string>();
  for (const candidate of srcSet.split(', ')) {
    const [src = '', size = ''] = candidate.split(' ');
    const isWider = size.endsWith('w') && Number.parseInt(size, 10) > ownWidth;
    if (!offered.has(src)) offered.set(src, isWider ? `${ownWidth}w` : size);
  }
  return [...offered].map((candidate) => candidate.join(' ')).join(', ');
}
