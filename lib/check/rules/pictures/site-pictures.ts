import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type CheckedSite,
  type DocumentSummary,
  type Placed,
  placeOf,
} from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { isHiddenFile } from '@/lib/check/rules/files/file-name';
import { isPlainFile } from '@/lib/files/file-tree';
import { locatePicture, type PictureLocation, pictureFile } from '@/lib/pictures/locate-picture';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import { dataFileOf } from '@/lib/schema/data-files';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { postPictureRatios } from '@/lib/schema/document-types/post';
import { referencesIn } from '@/lib/schema/formats';

/** Key of the frontmatter that names a picture. */
type PictureKey = keyof typeof postPictureRatios;

/** A picture that a page names, in its text or in its frontmatter. */
export type NamedPicture = Placed<{
  document: DocumentSummary;
  src: string;
  /** What it shows; pictures of the frontmatter are decorative and say nothing. */
  alt?: string;
  key?: PictureKey;
  /** Where it would lie; nowhere when it is named wrongly. */
  location?: PictureLocation;
}>;

const pictureKeys = Object.keys(postPictureRatios) as PictureKey[];

/** Pictures of the frontmatter, with their places. */
const ofFrontmatter = (document: DocumentSummary) =>
  pictureKeys
    .filter((key) => Object.hasOwn(documentTypeNamed(document.type).schema.shape, key))
    .flatMap((key) => {
      const src = document.data[key];
      return typeof src === 'string' ? [{ src, key, ...placeOf(document, key) }] : [];
    });

/** All pictures that pages name. */
export const namedPictures = ({ documents }: CheckedSite): NamedPicture[] =>
  documents.flatMap((document) =>
    [...ofFrontmatter(document), ...document.pictures].map((picture) => ({
      ...picture,
      document,
      location: locatePicture(picture.src, document.id),
    })),
  );

/** All pictures that data files name, as their schemas mark them; they lie in `public/`, since they belong to no page. */
export const dataPictures = ({ directory, files }: CheckedSite) =>
  files.flatMap((file) => {
    const schema = dataFileOf(file)?.schema;
    if (!schema) return [];
    const { yaml, placeOf: placeIn } = readDataFile(directory, file);
    return referencesIn(yaml.data, schema, 'picture').map(({ path: keys, value }) => ({
      place: placeIn(keys),
      key: String(keys.at(-1)),
      src: value,
      location: locatePicture(value, 'data'),
    }));
  });

/** Paths of all picture files: those of the content, and those that are published as they are. */
export const pictureFiles = ({ directory, files, publicPaths = [] }: CheckedSite): string[] => [
  ...files
    .filter((file) => extensionOf(file) && !isHiddenFile(file))
    .map((file) => path.join(directory, file)),
  ...publicPaths.filter((file) => extensionOf(file)),
];

/** Largest files, in KB: a drawing is sent as it is, of a photograph only what the build makes of it. */
export const largest = { svg: 60, raster: 1024 };

/** Whether a file is so large that nothing is read of it but its size. */
export const isUnread = (file: string): boolean => statSync(file).size > largest.raster * 1024;

/**
 * Reads the file of a picture.
 * @returns Its content and its width and height, neither where it is too large to be read, no size where it is damaged;
 *   undefined when there is no such file.
 */
export function pictureFileOf(location: PictureLocation, { directory, files }: CheckedSite) {
  // The list of files knows upper and lower case, which not every disk tells apart.
  if (location.folder === 'content' && !files.includes(location.file)) return undefined;
  const file = pictureFile(location, directory);
  if (!isPlainFile(file)) return undefined;
  if (isUnread(file)) return {};
  const content = readFileSync(file);
  return { content, size: pictureSize(content, location.extension) };
}
