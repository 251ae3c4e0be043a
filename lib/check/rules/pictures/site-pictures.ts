import { readFileSync, statSync } from 'node:fs';
import type { CheckedSite, DocumentSummary, Placed } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { locatePicture, type PictureLocation, pictureFile } from '@/lib/pictures/locate-picture';
import { formatOf, type PictureFormat } from '@/lib/pictures/picture-format';
import { type PictureExtension, type PictureSize, pictureSize } from '@/lib/pictures/picture-size';
import { dataFileOf } from '@/lib/schema/data-files';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { postPictureRatios } from '@/lib/schema/document-types/post';
import { holdsReference, referencesIn } from '@/lib/schema/formats';

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
function ofFrontmatter(document: DocumentSummary) {
  const { shape } = documentTypeNamed(document.type).schema;
  const keys = pictureKeys.filter((key) => Object.hasOwn(shape, key));
  return keys.flatMap((key) => {
    const src = document.data[key];
    if (typeof src !== 'string') return [];
    return [{ src, key, ...(document.places[key] ?? { line: 1, column: 1 }) }];
  });
}

const knownPictures = new WeakMap<CheckedSite, readonly NamedPicture[]>();

/** All pictures that pages name. */
export function namedPictures(site: CheckedSite): readonly NamedPicture[] {
  const found =
    knownPictures.get(site) ??
    site.documents.flatMap((document) =>
      [...ofFrontmatter(document), ...document.pictures].map((picture) => ({
        ...picture,
        document,
        location: locatePicture(picture.src, document.id),
      })),
    );
  knownPictures.set(site, found);
  return found;
}

/** A picture that a file of `content/data` names; it lies in `public/`, since it belongs to no page. */
type DataPicture = Placed<{
  /** The data file. */
  file: string;
  key: string;
  src: string;
  location?: PictureLocation;
}>;

/** All pictures that data files name, as their schemas mark them. */
export const dataPictures = ({ directory, files }: CheckedSite): DataPicture[] =>
  files.flatMap((file) => {
    const schema = dataFileOf(file)?.schema;
    if (!schema || !holdsReference(schema, 'picture')) return [];
    const { source, yaml } = readDataFile(directory, file);
    return referencesIn(yaml.data, schema, 'picture').map(({ path, value }) => ({
      ...source.at(yaml.valueOffset(path)),
      file,
      key: String(path.at(-1)),
      src: value,
      location: locatePicture(value, 'data'),
    }));
  });

/** Largest files, in KB: a drawing is sent as it is, of a photograph only what the build makes of it. */
export const largest = { svg: 60, raster: 1024 };

/** How large a picture may be, in KB. */
export const limitOf = (extension: PictureExtension): number =>
  extension === 'svg' ? largest.svg : largest.raster;

/** What a picture's file says of itself. */
type PictureFile = {
  bytes: number;
  /** Whether it is larger than pictures of its kind may be. */
  isTooLarge: boolean;
  /** Whether it is so large that nothing else is read of it. */
  isUnread: boolean;
  /** Width and height; none when it cannot be read. */
  size?: PictureSize;
  /** What it is by its first bytes, where it cannot be read as what its name says. */
  format?: PictureFormat;
};

type Known = { files: ReadonlySet<string>; pictures: Map<string, PictureFile | undefined> };

const knownFiles = new WeakMap<CheckedSite, Known>();

function read(location: PictureLocation, site: CheckedSite, files: ReadonlySet<string>) {
  // The list of files knows upper and lower case, which not every disk tells apart.
  if (location.folder === 'content' && !files.has(location.file)) return undefined;
  const file = pictureFile(location, site.directory);
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) return undefined;
  const { size: bytes } = entry;
  const isTooLarge = bytes > limitOf(location.extension) * 1024;
  if (bytes > largest.raster * 1024) return { bytes, isTooLarge, isUnread: true };
  const content = readFileSync(file);
  const size = pictureSize(content, location.extension);
  return { bytes, isTooLarge, isUnread: false, size, format: size ? undefined : formatOf(content) };
}

/**
 * Reads a picture's file, once for all rules.
 * @returns undefined when there is no such file.
 */
export function pictureFileOf(
  location: PictureLocation,
  site: CheckedSite,
): PictureFile | undefined {
  const { files, pictures } = knownFiles.get(site) ?? {
    files: new Set(site.files),
    pictures: new Map(),
  };
  knownFiles.set(site, { files, pictures });
  const key = `${location.folder}/${location.file}`;
  if (!pictures.has(key)) pictures.set(key, read(location, site, files));
  return pictures.get(key);
}
