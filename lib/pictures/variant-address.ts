import { decodePath, encodePath, variantsRoot } from './picture-path';

/** Formats that variants are made in, with their content types. */
export const variantTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

export type VariantFormat = keyof typeof variantTypes;

/** One file that a browser may choose for a picture. */
export type Variant = {
  /** Where the picture lies, below the content folder or `public/`, with forward slashes. */
  file: string;
  /** Its content as `pictureHash` tells it. */
  hash: string;
  /** Width in pixels. */
  width: number;
  /** 1 to 100, on WebP's scale; 75 where nobody says otherwise (specification §7). */
  quality: number;
  format: VariantFormat;
};

/**
 * The address of a variant. It holds the hash of the picture, so what it leads to never changes and may be
 * kept for ever; and it is a path without a query, so any host of files can serve it.
 */
export const variantAddress = ({ file, hash, width, quality, format }: Variant): string =>
  `${variantsRoot}${encodePath(file)}/${hash}-${width}-${quality}.${format}`;

const one = `${variantsRoot}([\\w.~%/-]+?)/([0-9a-f]{12})-(\\d{1,4})-(\\d{1,3})\\.(avif|webp)`;
const whole = new RegExp(`^${one}$`);
const anywhere = new RegExp(`${one}(?![\\w-])`, 'g');

/** The variant that an address leads to; undefined for other addresses. */
export function readVariantAddress(address: string): Variant | undefined {
  const [, path = '', hash = '', width, quality, format] = whole.exec(address) ?? [];
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

/** The addresses of variants in a text, be it HTML or what Next.js sends to its router. */
export const variantAddressesIn = (text: string): string[] =>
  [...text.matchAll(anywhere)].map(([address]) => address);
