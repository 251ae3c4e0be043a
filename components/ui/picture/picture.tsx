import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import pictureLoader, { clampSrcSet } from '@/lib/pictures/picture-loader';
import {
  hasAvif,
  readVariantPathname,
  type Variant,
  type VariantFormat,
  variantTypes,
} from '@/lib/pictures/variant-pathname';

/** Content width on the widest screens, in pixels (docs/behaviour.md §9): no picture is shown wider by itself. */
const contentWidth = 1366;

/** Narrowest of the device sizes, in pixels (docs/behaviour.md §9). */
const narrowestScreen = 640;

type RasterOptions = {
  src: string;
  widest: Variant;
  /** Width in CSS pixels at which it is shown when there is room. */
  width: number;
  quality?: number;
  sizes?: string;
};

/**
 * How wide a picture is where nobody says: as wide as itself, or as the screen where that is narrower.
 * @param isLaidOut It is fetched when it comes near the screen: browsers have laid it out by then, and take the width at which it is
 *   shown (`auto`: Chromium 126, Firefox 150). Others skip the word, which takes the picture's own size out of the layout.
 */
function usualSizes(width: number, isLaidOut: boolean): string | undefined {
  // Small ones are offered for one and for two device pixels per CSS pixel.
  if (width < narrowestScreen) return undefined;
  const most = Math.min(width, contentWidth);
  return `${isLaidOut ? 'auto, ' : ''}(min-width: ${most}px) ${most}px, 100vw`;
}

/** The URLs of a picture in one format, as `<img>` and `<source>` take them. */
function rasterSources(
  { src, widest, width, quality, sizes }: RasterOptions,
  format: VariantFormat,
) {
  const { props } = getImageProps({
    // In development next/image complains of a loader that ever returns what it was given.
    src: `/${widest.file}`,
    alt: '',
    width,
    height: width,
    sizes,
    // Past next/image, which knows qualities listed in next.config.mjs only.
    loader: ({ width: wished }) => pictureLoader({ src, width: wished, quality, format }),
  });
  return {
    sizes: props.sizes,
    srcSet: clampSrcSet(props.srcSet ?? '', widest.width),
    src: props.src,
  };
}

/** `sizes` of a picture on a card: cards are in one, two or three columns. */
export const cardSizes = '(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 90vw';

/** The same of a card that may be alone in its row, up to 42rem wide: one file for both, large enough for either. */
export const loneCardSizes = '(min-width: 75rem) 36rem, (min-width: 48rem) 60vw, 90vw';

type PictureProps = {
  /** A URL, which is taken as it is, or that of a raster picture's widest variant, as `pictureOfPage` gives it. */
  src: string;
  /** What the picture shows; empty for a decorative one. */
  alt: string;
  /** Width in CSS pixels, where it is fixed. */
  width?: number;
  /** Height in CSS pixels: given with the width, it keeps the place free until the picture is there. */
  height?: number;
  /** How wide a raster picture is shown, as `<img sizes>` takes it; by default as laid out, else its width, or the screen’s. */
  sizes?: string;
  /** Of a raster picture, 1 to 100; 75 by default (docs/behaviour.md §7). */
  quality?: number;
  title?: string;
  /** The picture is part of the first screen: it is fetched at once, before other things. */
  isEager?: boolean;
  className?: string;
};

/**
 * A picture that is fetched when it comes near the screen, unless it is on the first one. Browsers choose
 * among the widths of a raster picture, and AVIF of a photograph where they know it, else WebP.
 */
export function Picture({ src, sizes, quality, isEager = false, ...rest }: PictureProps) {
  const { alt, ...others } = rest;
  const attributes = {
    ...others,
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isEager ? 'high' : undefined,
    decoding: 'async',
  } as const;
  const widest = readVariantPathname(src);
  if (!widest) return <img alt={alt} {...attributes} src={src} />;

  const width = rest.width ?? widest.width;
  const isLaidOut = !isEager && rest.width !== undefined && rest.height !== undefined;
  const options = { src, widest, width, quality, sizes: sizes ?? usualSizes(width, isLaidOut) };
  // React preloads an eager <img> by itself, but none inside <picture>.
  const image = <img alt={alt} {...attributes} {...rasterSources(options, 'webp')} />;
  if (!hasAvif(widest.file)) return image;
  const avif = rasterSources(options, 'avif');
  const type = variantTypes.avif;
  if (isEager)
    preload(avif.src, {
      as: 'image',
      imageSrcSet: avif.srcSet,
      imageSizes: avif.sizes,
      type,
      fetchPriority: 'high',
    });
  return (
    <picture className="contents">
      <source type={type} srcSet={avif.srcSet} sizes={avif.sizes} />
      {image}
    </picture>
  );
}
