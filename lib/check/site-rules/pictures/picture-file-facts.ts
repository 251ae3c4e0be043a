import { readFileSync, statSync } from 'node:fs';
import { type PictureLocation, pictureFile } from '@/lib/pictures/locate-picture';
import { type PictureSize, pictureSize } from '@/lib/pictures/picture-size';
import type { SiteFacts } from '../../facts/site-facts';

/** What a picture's file says of itself. */
export type PictureFileFacts = {
  bytes: number;
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
  return { bytes: entry.size, size: pictureSize(readFileSync(file), location.extension) };
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
