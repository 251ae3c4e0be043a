import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { pixelLimit } from '@/lib/content/limits';
import { extensionOf, type PictureExtension } from '@/lib/pictures/picture-size';
import { largest, limitOf, namedPictures, pictureFileOf } from './site-pictures';

/** What is wrong with the size of a picture. */
function tooLarge(name: string, bytes: number, extension: PictureExtension): string {
  const advice =
    extension === 'svg'
      ? 'simplify its paths, or save it as WebP'
      : 'save it as JPEG or WebP, no wider than 3840 pixels';
  return `"${name}" has ${Math.ceil(bytes / 1024)} KB: expected at most ${limitOf(extension)} KB; ${advice}`;
}

/** Pictures that a small file makes large: all of them are opened, whether a page names them or not. */
function tooManyPixels(site: CheckedSite): SiteFinding[] {
  return site.files.flatMap((file) => {
    const extension = extensionOf(file);
    if (!extension || extension === 'svg') return [];
    const { size } = pictureFileOf({ folder: 'content', file, extension }, site) ?? {};
    if (!size || size.width * size.height <= pixelLimit) return [];
    const message = `"${path.posix.basename(file)}" has ${size.width} × ${size.height} pixels: expected ${pixelLimit / 1e6} million at most; save it no wider than 3840 pixels`;
    return [{ file, line: 1, column: 1, message }];
  });
}

/** No picture is so large that visitors wait for it. */
export const pictureSize: SiteRule = {
  name: 'picture-size',
  severity: 'error',
  summary: `A picture has at most ${largest.raster} KB, an SVG at most ${largest.svg} KB.`,
  remedy:
    'Save a photograph as JPEG or WebP no wider than 3840 pixels; simplify the paths of a drawing.',
  checkSite: (site) => {
    const named = namedPictures(site);
    const ofPages = named.flatMap(({ document, src, location, line, column }) => {
      const found = location && pictureFileOf(location, site);
      if (!location || !found?.isTooLarge) return [];
      const message = tooLarge(src, found.bytes, location.extension);
      return [{ file: document.file, line, column, message }];
    });
    // A drawing is served even where no page names it, and one as large as this is not looked into.
    const reported = new Set(named.map(({ location }) => location?.file));
    const ofNobody = site.files.flatMap((file) => {
      if (reported.has(file) || extensionOf(file) !== 'svg') return [];
      const location = { folder: 'content', file, extension: 'svg' } as const;
      const found = pictureFileOf(location, site);
      if (!found?.isUnread) return [];
      const message = tooLarge(path.posix.basename(file), found.bytes, 'svg');
      return [{ file, line: 1, column: 1, message }];
    });
    return [...ofPages, ...ofNobody, ...tooManyPixels(site)];
  },
};
