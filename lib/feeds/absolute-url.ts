import pictureLoader from '@/lib/pictures/picture-loader';
import { site } from '@/site.config';

/** Width of pictures in feeds, in pixels: readers show a column of text. */
const pictureWidth = 1200;

/**
 * A URL that leads to the same place from anywhere.
 * @param href Finished: of this site, an anchor, another site, mail or telephone.
 * @param pageUrl The page whose anchors are meant.
 * @returns undefined for what is none of these.
 */
export function absoluteUrl(href: string, pageUrl: string): string | undefined {
  if (href.startsWith('#')) return pageUrl + href;
  if (href.startsWith('/') && !href.startsWith('//')) return site.origin + href;
  return /^(https?:|mailto:|tel:)/i.test(href) ? href : undefined;
}

/** The URL of a picture, raster pictures in one width for all. */
export const absolutePicture = (src: string, pageUrl: string): string | undefined =>
  absoluteUrl(pictureLoader({ src, width: pictureWidth }), pageUrl);
