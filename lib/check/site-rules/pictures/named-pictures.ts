import { locatePicture, type PictureLocation } from '@/lib/pictures/locate-picture';
import { dataFileOf } from '@/lib/schema/data-files';

import { postPictureRatios } from '@/lib/schema/document-types';
import { holdsReference, referencesIn } from '@/lib/schema/formats';
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

/** All pictures that data files name, as their schemas mark them. */
export const dataPictures = ({ directory, files }: SiteFacts): DataPicture[] =>
  files.flatMap((file) => {
    const schema = dataFileOf(file)?.schema;
    if (!schema || !holdsReference(schema, 'picture')) return [];
    const { source, yaml } = readDataFile(directory, file);
    return referencesIn(yaml.data, schema, 'picture').map(({ path, value }) => ({
      ...source.at(yaml.valueOffset(path) ?? 0),
      file,
      key: String(path.at(-1)),
      src: value,
      location: locatePicture(value, 'data'),
    }));
  });
