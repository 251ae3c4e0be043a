/** Below this pathname lie the variants of raster pictures: files whose names change with their content. */
export const variantsRoot = '/pictures/variants/';

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Encoded so that the path may be used in an attribute, a `srcset` or a script as it is. */
const encodePath = (file: string): string =>
  file
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped))
    .join('/');

/** @returns undefined for paths that no `encodePath` writes, such as those that lead out of a folder. */
export function decodePath(encoded: string): string | undefined {
  try {
    const parts = encoded.split('/').map(decodeURIComponent);
    return parts.some((part) => /^\.{0,2}$|[/\\\0]/.test(part)) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}

/** What a page needs to know of a raster picture to offer it in several widths. */
export type PictureReference = {
  /** Where the picture lies, below the content folder or `public/`, with forward slashes. */
  file: string;
  /** Its content as `pictureHash` gives it: another picture has other pathnames. */
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

/** The picture a word stands for; undefined for plain pathnames, which are shown as they are. */
export function readReference(src: string): PictureReference | undefined {
  const [, path = '', hash = '', width, avif] = pattern.exec(src) ?? [];
  const file = path && decodePath(path);
  return file ? { file, hash, width: Number(width), hasAvif: avif !== undefined } : undefined;
}

/** Formats that variants are made in, with their content types. */
export const variantTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

export type VariantFormat = keyof typeof variantTypes;

/** One file that a browser may choose for a picture. */
export type Variant = {
  /** Where the picture lies, below the content folder or `public/`, with forward slashes. */
  file: string;
  /** Its content as `pictureHash` gives it. */
  hash: string;
  /** Width in pixels. */
  width: number;
  /** 1 to 100, on WebP's scale; 75 where nobody says otherwise (docs/behaviour.md §7). */
  quality: number;
  format: VariantFormat;
};

/**
 * The pathname of a variant. It holds the hash of the picture, so what it leads to never changes and may be
 * kept for ever; and it is a path without a query, so any host of files can serve it.
 */
export const variantPathname = ({ file, hash, width, quality, format }: Variant): string =>
  `${variantsRoot}${encodePath(file)}/${hash}-${width}-${quality}.${format}`;

const one = `${variantsRoot}([\\w.~%/-]+?)/([0-9a-f]{12})-(\\d{1,4})-(\\d{1,3})\\.(avif|webp)`;
const whole = new RegExp(`^${one}$`);
const anywhere = new RegExp(`${one}(?![\\w-])`, 'g');

/** The variant that a pathname leads to; undefined for other pathnames. */
export function readVariantPathname(pathname: string): Variant | undefined {
  const [, path = '', hash = '', width, quality, format] = whole.exec(pathname) ?? [];
  const file = path && decodePath(path);
  if (!file) return undefined;
  return {
    file,
    hash,
    width: Number(width),
    quality: Number(quality),
    format: format as VariantFormat,
  };
}

/** The pathnames of variants in a text, be it HTML or what Next.js sends to its router. */
export const variantPathnamesIn = (text: string): string[] =>
  [...text.matchAll(anywhere)].map(([pathname]) => pathname);
