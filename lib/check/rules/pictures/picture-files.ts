import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { fileOfPath, type SiteFinding, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { pixelLimit } from '@/lib/content/limits';
import { createSource, decodeText } from '@/lib/content/source';
import { pictureFile } from '@/lib/pictures/locate-picture';
import { tellsPlace } from '@/lib/pictures/picture-place';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import { isUnread, largest, namedPictures, pictureFiles } from './site-pictures';
import { svgFaults } from './svg-faults';

const isDrawing = (file: string) => extensionOf(file) === 'svg';

/**
 * What is wrong with picture files, at the places where pages name them; of files that no page names, at the files.
 * @param faultOf What is wrong with a file, if anything.
 */
function whereNamed(
  site: CheckedSite,
  faultOf: (file: string) => string | undefined,
): SiteFinding[] {
  const named = namedPictures(site).map(({ document, location, line, column }) => ({
    place: { file: document.file, line, column },
    target: location && path.resolve(pictureFile(location, site.directory)),
  }));
  return pictureFiles(site).flatMap((file) => {
    const message = faultOf(file);
    if (!message) return [];
    const places = named
      .filter(({ target }) => target === path.resolve(file))
      .map(({ place }) => place);
    const atFile = startOfFile(fileOfPath(site.directory, file));
    return (places.length > 0 ? places : [atFile]).map((place) => ({ ...place, message }));
  });
}

/** What is wrong with the size of a picture: it has too many bytes, or too many pixels in few bytes. */
function sizeFault(file: string): string | undefined {
  const name = path.basename(file);
  const { size: bytes } = statSync(file);
  const [most, advice] = isDrawing(file)
    ? [largest.svg, 'simplify its paths, or save it as WebP']
    : [largest.raster, 'save it as JPEG or WebP, no wider than 3840 pixels'];
  if (bytes > most * 1024)
    return `"${name}" has ${Math.ceil(bytes / 1024)} KB: expected at most ${most} KB; ${advice}`;
  const extension = extensionOf(file);
  if (!extension || extension === 'svg') return undefined;
  const size = pictureSize(readFileSync(file), extension);
  if (!size || size.width * size.height <= pixelLimit) return undefined;
  return `"${name}" has ${size.width} × ${size.height} pixels: expected ${pixelLimit / 1e6} million at most; ${advice}`;
}

/** What a drawing holds that does more than draw. */
function codeIn(site: CheckedSite, target: string): SiteFinding[] {
  const file = fileOfPath(site.directory, target);
  // Drawing programs write everything in one line, so lines may be long.
  const { text, fault } = decodeText(readFileSync(target));
  const source = createSource(file, text);
  const faults = fault ? [fault] : svgFaults(source.text);
  return faults.map(({ offset, ...found }) => ({ file, ...source.at(offset), ...found }));
}

/** Rules about the files of pictures. */
export const pictureFileRules: readonly SiteRule[] = [
  {
    name: 'picture-size',
    severity: 'error',
    summary: `A picture has at most ${largest.raster} KB, an SVG at most ${largest.svg} KB.`,
    remedy:
      'Save a photograph as JPEG or WebP no wider than 3840 pixels; simplify the paths of a drawing.',
    checkSite: (site) => whereNamed(site, sizeFault),
  },
  {
    name: 'picture-place',
    severity: 'error',
    summary: 'No photograph says by its data where it was taken.',
    remedy: 'Take the place out of the file; it looks the same without it.',
    checkSite: (site) =>
      whereNamed(site, (file) => {
        if (isDrawing(file) || !tellsPlace(readFileSync(file))) return undefined;
        const name = path.basename(file);
        return `"${name}" says where it was taken (GPS): expected a picture without; take the place out where it was edited (“Remove location”), or with \`exiftool -gps:all= -xmp:all= ${name}\``;
      }),
  },
  {
    name: 'picture-code',
    severity: 'error',
    summary:
      'A drawing (SVG) holds shapes and texts: no program code, and nothing that leads out of it.',
    remedy:
      'Remove what the message names, or export the drawing as plain or optimised SVG; it looks the same without it.',
    checkSite: (site) =>
      pictureFiles(site)
        // One that is too large to be read is reported by picture-size.
        .filter((target) => isDrawing(target) && !isUnread(target))
        .flatMap((target) => codeIn(site, target)),
  },
];
