import type { SiteRule } from '@/lib/check/rule';
import { postPictureRatios } from '@/lib/schema/document-types/post';
import { namedPictures, pictureFileOf } from './site-pictures';

/** How far a ratio may be off: less than anyone sees cut off. */
const tolerance = 0.02;

/** A post's pictures have the ratio they are shown at. */
export const pictureRatio: SiteRule = {
  name: 'picture-ratio',
  severity: 'error',
  summary: `A post’s cover has the ratio ${postPictureRatios.cover}, its header ${postPictureRatios.header}, within ${tolerance * 100} %.`,
  remedy: 'Cut the picture to the size the message names, or any other of that ratio.',
  checkSite: (site) =>
    namedPictures(site).flatMap(({ document, key, location, line, column }) => {
      const size = key && location && pictureFileOf(location, site)?.size;
      if (!size) return [];
      const wanted = postPictureRatios[key];
      const ratio = size.width / size.height;
      if (Math.abs(ratio / wanted - 1) <= tolerance) return [];
      const fitting = `${size.width} × ${Math.round(size.width / wanted)}`;
      const message = `\`${key}\` is ${size.width} × ${size.height}, a ratio of ${ratio.toFixed(2)}: expected ${wanted}, for example ${fitting}`;
      return [{ file: document.file, line, column, message }];
    }),
};
