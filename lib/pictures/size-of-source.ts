import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { decodedSource, publicDirectory } from './locate-picture';
import { readReference } from './picture-reference';
import { type PictureSize, pictureSize } from './picture-size';
import { extensionOf } from './picture-types';

/** Addresses of pictures that lie beside pages begin with it. */
const contentAddress = '/pictures/';

/** Where the picture of a finished source may lie. */
function placesOf(src: string): string[] {
  const reference = readReference(src);
  if (reference)
    return [contentDirectory, publicDirectory].map((one) => path.join(one, reference.file));
  const file = decodedSource(src);
  if (!file.startsWith(contentAddress)) return [path.join(publicDirectory, file)];
  return [path.join(contentDirectory, file.slice(contentAddress.length))];
}

/**
 * The size of a picture whose source has reached a block, so that nothing moves when it arrives.
 * @param src As a block receives it: the address of a drawing, or the reference of a raster picture.
 * @returns undefined where there is no such picture, or none of ours.
 */
export function sizeOfSource(src: string): PictureSize | undefined {
  if (!src.startsWith('/') || src.startsWith('//')) return undefined;
  for (const file of placesOf(src)) {
    const extension = extensionOf(file);
    try {
      const size = extension && pictureSize(readFileSync(file), extension);
      if (size) return { width: Math.round(size.width), height: Math.round(size.height) };
    } catch {
      // It lies in the other folder, or nowhere, which picture-missing tells.
    }
  }
  return undefined;
}

/**
 * The size of a picture that is shown in a width of its own, in proportion.
 * @param src As `sizeOfSource` takes it.
 * @returns The width alone where there is no such picture, or none of ours.
 */
export function sizeInWidth(src: string, width: number): { width: number; height?: number } {
  const own = sizeOfSource(src);
  return own ? { width, height: Math.round((width * own.height) / own.width) } : { width };
}

/**
 * `sizes` of a picture that fills a square and is cut at its longer sides, so that what is left is still sharp.
 * @param src As `sizeOfSource` takes it.
 * @param edge Of the square, in CSS pixels.
 */
export function sizesInSquare(src: string, edge: number): string {
  const own = sizeOfSource(src);
  return `${own ? Math.ceil(edge * Math.max(1, own.width / own.height)) : edge}px`;
}
