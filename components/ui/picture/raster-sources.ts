import { getImageProps } from 'next/image';
import pictureLoader, { clampSrcSet } from '@/lib/pictures/picture-loader';
import type { PictureReference, VariantFormat } from '@/lib/pictures/variant-address';

/** Content width on the widest screens, in pixels (specification §9): no picture is shown wider by itself. */
const contentWidth = 1366;

/** Narrowest of the device sizes, in pixels (specification §9). */
const narrowestScreen = 640;

export type RasterOptions = {
  src: string;
  reference: PictureReference;
  /** Width in CSS pixels at which it is shown when there is room. */
  width: number;
  quality?: number;
  sizes?: string;
};

/** How wide a picture is where nobody says: as wide as itself, or as the screen where that is narrower. */
function usualSizes(width: number): string | undefined {
  // Small ones are offered for one and for two device pixels per CSS pixel.
  if (width < narrowestScreen) return undefined;
  const most = Math.min(width, contentWidth);
  return `(min-width: ${most}px) ${most}px, 100vw`;
}

/** The addresses of a picture in one format, as `<img>` and `<source>` take them. */
export function rasterSources(
  { src, reference, width, quality, sizes = usualSizes(width) }: RasterOptions,
  format: VariantFormat,
) {
  const { props } = getImageProps({
    src,
    alt: '',
    width,
    height: width,
    sizes,
    // Past next/image, which knows qualities listed in next.config.mjs only.
    loader: ({ width: wished }) => pictureLoader({ src, width: wished, quality, format }),
  });
  return {
    sizes: props.sizes,
    srcSet: clampSrcSet(props.srcSet ?? '', reference.width),
    src: props.src,
  };
}
