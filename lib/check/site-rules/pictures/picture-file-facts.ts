import { readFileSync, statSync } from 'node:fs';
import { type PictureLocation, pictureFile } from '@/lib/pictures/locate-picture';
import { type PictureExtension, type PictureSize, pictureSize } from '@/lib/pictures/picture-size';
import type { SiteFacts } from '../../facts/site-facts';

/** Largest files, in KB: a drawing is sent as it is, of a photograph only what the build makes of it. */
export const largest = { svg: 60, raster: 1024 };

/** How large a picture may be, in KB. */
export const limitOf = (extension: PictureExtension): number =>
  extension === 'svg' ? largest.svg : largest.raster;

/** What a picture's file says of itself. */
export type PictureFileFacts = {
  bytes: number;
  /** Whether it is larger than pictures of its kind may be. */
  isTooLarge: boolean;
  /** Whether it is so large that nothing else is read of it. */
  isUnread: boolean;
  /** Width and height; none when it cannot be read. */
  size?: PictureSize;
};

type Known = { files: ReadonlySet<string>; facts: Map<string, PictureFileFacts | undefined> };

const known = new WeakMap<SiteFacts, Known>();

function read(location: PictureLocation, site: SiteFacts, files: ReadonlySet<string>) {
  // The list of files knows upper and lower case, which not every disk tells apart.
  if (location.folder === 'content' && !files.has(location.file)) return undefined;
  const file = pictureFile(location, site.directory);
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) return undefined;
  const { size: bytes } = entry;
  const isTooLarge = bytes > limitOf(location.extension) * 1024;
  if (bytes > largest.raster * 1024) return { bytes, isTooLarge, isUnread: true };
  const size = pictureSize(readFileSync(file), location.extension);
  return { bytes, isTooLarge, isUnread: false, size };
}

/**
 * Reads a picture's file, once for all rules.
 * @returns undefined when there is no such file.
 */
export function pictureFileFacts(
  location: PictureLocation,
  site: SiteFacts,
): PictureFileFacts | undefined {
  const { files, facts } = known.get(site) ?? { files: new Set(site.files), facts: new Map() };
  known.set(site, { files, facts });
  const key = `${location.folder}/${location.file}`;
  if (!facts.has(key)) facts.set(key, read(location, site, files));
  return facts.get(key);
}
