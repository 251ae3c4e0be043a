/** Below this pathname lie the variants of raster pictures: files whose names change with their content. */
const variantsRoot = '/pictures/variants/';

/** Formats that variants are made in, with their content types. */
export const variantTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

export type VariantFormat = keyof typeof variantTypes;

/** One file that a browser may choose for a raster picture. */
export type Variant = {
  /** Where the picture lies, below the content folder or `public/`, with forward slashes. */
  file: string;
  /** Its content as `pictureHash` gives it: another picture has other pathnames. */
  hash: string;
  /** Width in pixels. */
  width: number;
  /** 1 to 100, on WebP's scale; 75 where nobody says otherwise (docs/behaviour.md §7). */
  quality: number;
  format: VariantFormat;
};

/** Whether a picture is offered as AVIF, too: photographs, which it makes smaller by a third. */
export const hasAvif = (file: string): boolean => /\.(jpe?g|avif)$/i.test(file);

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Encoded so that the path may be used in an attribute, a `srcset` or a script as it is. */
export const encodePath = (file: string): string =>
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

/**
 * The pathname of a variant. It holds the hash of the picture, so what it leads to never changes and may be
 * kept for ever; and it is a path without a query, so any host of files can serve it.
 */
export const variantPathname = ({ file, hash, width, quality, format }: Variant): string =>
  `${variantsRoot}${encodePath(file)}/${hash}-${width}-${quality}.${format}`;

const pattern =
  /^\/pictures\/variants\/([\w.~%/-]+)\/([0-9a-f]{12})-(\d{1,5})-(\d{1,3})\.(avif|webp)$/;

/** The variant that a pathname leads to; undefined for other pathnames, such as those of drawings. */
export function readVariantPathname(pathname: string): Variant | undefined {
  const [, path = '', hash = '', width, quality, format] = pattern.exec(pathname) ?? [];
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
