import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentDirectory } from '@/lib/content/content-directory';
import { pixelLimit } from '@/lib/content/limits';
import { keep, readKept } from '@/lib/files/kept-file';
import { publicDirectory } from './locate-picture';
import { pictureHash } from './picture-of-page';
import type { Variant } from './variant-pathname';

/** Where variants outlive a build, by the hash of their picture. */
export const pictureCache = path.resolve('.cache/pictures');

/** Where pictures lie; those in `public/` may be named by any page. */
const pictureFolders: readonly string[] = [contentDirectory, publicDirectory];

/** AVIF looks like WebP at a quality so much lower: measured by structural similarity, at 40 to 55 for 75. */
const avifBelow = 25;

/** How hard AVIF's encoder tries, of 9: one more takes three times as long for 2 to 5 % of a file. */
const avifEffort = 3;

/** Encodes a picture upright in the width, quality and format of a variant. */
async function encode(bytes: Buffer, { width, quality, format }: Variant): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: pixelLimit }).autoOrient();
  const { pages = 1, autoOrient, format: own } = await picture.metadata();
  if (pages > 1) throw new Error('is animated: expected a still picture, or a video');
  if (width > autoOrient.width)
    throw new Error(`is ${autoOrient.width} pixels wide: no variant of ${width} is made`);
  const resized = picture.resize({ width });
  if (format === 'avif')
    return resized
      .avif({ quality: Math.max(1, quality - avifBelow), effort: avifEffort })
      .toBuffer();
  const lossy = await resized.clone().webp({ quality }).toBuffer();
  if (own !== 'png') return lossy;
  // A drawing of few colours is often smaller without loss, and then as sharp as drawn.
  const lossless = await resized.clone().webp({ lossless: true }).toBuffer();
  return lossless.length <= lossy.length ? lossless : lossy;
}

/** What libvips says, on one line. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, '; ');

type Options = {
  /** Where pictures lie, absolute. */
  folders?: readonly string[];
  /** Where variants outlive a build. */
  cache?: string;
};

/**
 * Makes a variant, unless an earlier build has; again, if what was kept of it is damaged.
 * @throws with the file's path when there is no such picture (any more), or it is damaged, moves, or is narrower.
 */
export async function makeVariant(
  variant: Variant,
  { folders = pictureFolders, cache = pictureCache }: Options = {},
): Promise<Buffer> {
  const { file, hash, width, quality, format } = variant;
  const kept = path.join(cache, hash, `${width}-${quality}.${format}`);
  const known = readKept(kept);
  if (known) return known;
  for (const original of folders.map((folder) => path.join(folder, file)).filter(existsSync)) {
    const bytes = readFileSync(original);
    if (pictureHash(bytes) !== hash) continue;
    const made = await encode(bytes, variant).catch((error: unknown) => {
      throw new Error(`${path.relative('', original)}: ${reasonOf(error)}`, { cause: error });
    });
    keep(kept, made);
    return made;
  }
  throw new Error(`${file}: there is no such picture with this content`);
}
