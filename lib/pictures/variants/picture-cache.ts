import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { machineTime } from '@/lib/environment/clock';
import type { Variant } from '@/lib/pictures/variant-pathname';

/** Where variants outlive a build; known by content, so that an unchanged picture costs nothing. */
export const pictureCache = path.resolve('.cache/pictures');

let count = 0;

/** Writes a file whole or not at all: a build that is stopped, or a disk that is full, leaves no half of one. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  count += 1;
  const half = `${file}.${process.pid}-${count}.part`;
  try {
    writeFileSync(half, bytes);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/**
 * How variants are made, counted up when `lib/pictures/variants` makes other files of the same picture:
 * pathnames are kept for ever, so other files need other ones.
 */
const recipe = 3;

/** Twelve hexadecimal digits that stand for a picture's content and for how its variants are made. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex').slice(0, 12);

/** In which formats a picture is offered. */
export type FormatChoice = {
  /** AVIF's quality, on its own scale, that looks like WebP at 75; missing where AVIF is not worth it. */
  avifQuality?: number;
};

/** Where the choice for a picture is kept. */
export const choiceFile = (hash: string, cache = pictureCache): string =>
  path.join(cache, hash, 'formats.json');

/** The choice made for a picture; undefined when nobody has chosen yet, as in development. */
export function readChoice(hash: string, cache = pictureCache): FormatChoice | undefined {
  try {
    return JSON.parse(readFileSync(choiceFile(hash, cache), 'utf8')) as FormatChoice;
  } catch {
    return undefined;
  }
}

/** Where a variant of a picture is kept, and what it is known by: its picture's hash, width, quality and format. */
export const variantFile = (
  { hash, width, quality, format }: Pick<Variant, 'hash' | 'width' | 'quality' | 'format'>,
  cache = pictureCache,
): string => path.join(cache, hash, `${width}-${quality}.${format}`);

/** Where social pictures outlive a build, by what is drawn in them. */
export const socialCache = path.resolve('.cache/social');

/** Pictures that no build needed for so long belong to titles that nobody has any more (milliseconds). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes social pictures that builds no longer need: every build touches those it uses.
 * @returns How many were removed.
 */
export function pruneSocialCache(now = machineTime().getTime(), cache = socialCache): number {
  if (!existsSync(cache)) return 0;
  const old = readdirSync(cache)
    .map((name) => path.join(cache, name))
    .filter((file) => now - statSync(file).mtimeMs > keptFor);
  for (const file of old) rmSync(file, { force: true });
  return old.length;
}

/** A picture in use is noted so often, in milliseconds: there are thousands. */
const notedEvery = 24 * 60 * 60 * 1000;

/**
 * Notes that a social picture is still needed, which a site keeps from the last build.
 * @param key What it is known by.
 */
export function noteSocialPicture(key: string, now = machineTime(), cache = socialCache): void {
  const file = path.join(cache, `${key}.png`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && now.getTime() - found.mtimeMs > notedEvery) utimesSync(file, now, now);
}
