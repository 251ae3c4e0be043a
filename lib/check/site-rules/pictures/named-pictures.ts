import { locatePicture, type PictureLocation } from '@/lib/pictures/locate-picture';
import { postPictureRatios } from '@/lib/schema/document-types';
import { readDataFile } from '../../facts/data-file';
import type { DocumentDigest, Placed, SiteFacts } from '../../facts/site-facts';

/** Key of the frontmatter that names a picture. */
export type PictureKey = keyof typeof postPictureRatios;

/** A picture that a page names, in its text or in its frontmatter. */
export type NamedPicture = Placed<{
  document: DocumentDigest;
  src: string;
  /** What it shows; pictures of the frontmatter are decorative and say nothing. */
  alt?: string;
  key?: PictureKey;
  /** Where it would lie; nowhere when it is named wrongly. */
  location?: PictureLocation;
}>;

const pictureKeys = Object.keys(postPictureRatios) as PictureKey[];

/** Pictures of the frontmatter, with their places. */
function ofFrontmatter(document: DocumentDigest) {
  if (document.type !== 'Post') return [];
  return pictureKeys.flatMap((key) => {
    const src = document.data[key];
    if (typeof src !== 'string') return [];
    return [{ src, key, ...(document.places[key] ?? { line: 1, column: 1 }) }];
  });
}

const known = new WeakMap<SiteFacts, readonly NamedPicture[]>();

/** All pictures that pages name. */
export function namedPictures(site: SiteFacts): readonly NamedPicture[] {
  const found =
    known.get(site) ??
    site.documents.flatMap((document) =>
      [...ofFrontmatter(document), ...document.pictures].map((picture) => ({
        ...picture,
        document,
        location: locatePicture(picture.src, document.id),
      })),
    );
  known.set(site, found);
  return found;
}

/** A picture that a file of `content/data` names; it lies in `public/`, since it belongs to no page. */
export type DataPicture = Placed<{
  /** The data file. */
  file: string;
  key: string;
  src: string;
  location?: PictureLocation;
}>;

/** Data files that name pictures, with the key that does. */
const dataKeys = {
  'data/people.yaml': 'src',
  'data/clients.yaml': 'src',
  'data/downloads.yaml': 'imgSrc',
};

type DataPath = readonly (string | number)[];

/** Where values of a key stand in data, and what they are. */
function valuesOf(
  data: unknown,
  key: string,
  path: DataPath = [],
): { path: DataPath; src: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? data.map((value, index) => [index, value])
    : Object.entries(data);
  return entries.flatMap(([name, value]) => {
    const own = [...path, name];
    return name === key && typeof value === 'string'
      ? [{ path: own, src: value }]
      : valuesOf(value, key, own);
  });
}

/** All pictures that data files name. */
export const dataPictures = ({ directory, files }: SiteFacts): DataPicture[] =>
  Object.entries(dataKeys).flatMap(([file, key]) => {
    if (!files.includes(file)) return [];
    const { source, yaml } = readDataFile(directory, file);
    return valuesOf(yaml.data, key).map(({ path, src }) => ({
      ...source.at(yaml.valueOffset(path) ?? 0),
      file,
      key,
      src,
      location: locatePicture(src, 'data'),
    }));
  });
