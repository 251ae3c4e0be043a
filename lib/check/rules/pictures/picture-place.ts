import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { fileOfPath } from '@/lib/check/problem';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { pictureFile } from '@/lib/pictures/locate-picture';
import { tellsPlace } from '@/lib/pictures/picture-place';
import { extensionOf } from '@/lib/pictures/picture-size';
import { namedPictures, pictureFileOf } from './site-pictures';

const isRaster = (file: string) => (extensionOf(file) ?? 'svg') !== 'svg';

/** Paths of the raster pictures of the content, and of those that are published as they are. */
const rasterFiles = ({ directory, files, publicPaths = [] }: CheckedSite): string[] => [
  ...files.filter(isRaster).map((file) => path.join(directory, file)),
  ...publicPaths.filter(isRaster),
];

/** What is wrong with a picture. */
const message = (name: string) =>
  `"${name}" says where it was taken (GPS): expected a picture without; take the place out where it was edited (“Remove location”), or with \`exiftool -gps:all= -xmp:all= ${path.posix.basename(name)}\``;

/** Pictures that pages name, where they do. */
function ofPages(site: CheckedSite): { target: string; finding: SiteFinding }[] {
  return namedPictures(site).flatMap(({ document, src, location, line, column }) => {
    if (!location || !isRaster(location.file) || !pictureFileOf(location, site)) return [];
    const target = path.resolve(pictureFile(location, site.directory));
    return [{ target, finding: { file: document.file, line, column, message: message(src) } }];
  });
}

/** A photograph tells nobody where somebody was. */
export const picturePlace: SiteRule = {
  name: 'picture-place',
  severity: 'error',
  summary: 'No photograph says by its data where it was taken.',
  remedy: 'Take the place out of the file; it looks the same without it.',
  checkSite: (site) => {
    const named = ofPages(site);
    const targets = new Set(named.map(({ target }) => target));
    const known = new Map<string, boolean>();
    const tells = (target: string) => {
      const found = known.get(target) ?? tellsPlace(readFileSync(target));
      known.set(target, found);
      return found;
    };
    return [
      ...named.filter(({ target }) => tells(target)).map(({ finding }) => finding),
      ...rasterFiles(site)
        .filter((file) => !targets.has(path.resolve(file)) && tells(file))
        .map((file) => ({
          file: fileOfPath(site.directory, file),
          ...{ line: 1, column: 1, message: message(path.basename(file)) },
        })),
    ];
  },
};
