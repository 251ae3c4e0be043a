import type { SiteRule } from '../../rule';
import { namedPictures } from './named-pictures';
import { pictureFileFacts } from './picture-file-facts';

/** Largest files, in KB: a drawing is sent as it is, of a photograph only what the build makes of it. */
const limits = { svg: 60, raster: 1024 };

/** No picture is so large that visitors wait for it. */
export const sizeRule: SiteRule = {
  name: 'picture-size',
  severity: 'error',
  summary: `A picture has at most ${limits.raster} KB, an SVG at most ${limits.svg} KB.`,
  remedy:
    'Save a photograph as JPEG or WebP no wider than 3840 pixels; simplify the paths of a drawing.',
  check: (site) =>
    namedPictures(site).flatMap(({ document, src, location, line, column }) => {
      const found = location && pictureFileFacts(location, site);
      if (!found) return [];
      const isSvg = location.extension === 'svg';
      const limit = isSvg ? limits.svg : limits.raster;
      if (found.bytes <= limit * 1024) return [];
      const message = `"${src}" has ${Math.ceil(found.bytes / 1024)} KB: expected at most ${limit} KB; ${isSvg ? 'simplify its paths, or save it as WebP' : 'save it as JPEG or WebP, no wider than 3840 pixels'}`;
      return [{ file: document.file, line, column, message }];
    }),
};
