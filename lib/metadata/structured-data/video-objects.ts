import type { VideoObject } from 'schema-dts';
import type { Page } from '@/lib/content/document';
import { blocksNamed } from '@/lib/mdx/block-props';
import type { CompiledBody } from '@/lib/mdx/compile';
import { readReference, variantAddress } from '@/lib/pictures/variant-address';
import { embedAddress } from '@/lib/video/video-addresses';
import { absolute } from '../page-versions';

/** Widest thumbnail that search engines show, in pixels. */
const widest = 1200;

/** `3:05` or `1:02:03` as ISO 8601 writes a length: `PT3M5S`. */
export function isoDuration(length: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = length.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

/** The address of a picture that stands for itself, outside a page. */
function pictureAddress(src: string): string {
  const raster = readReference(src);
  if (!raster) return absolute(src);
  const { file, hash, width } = raster;
  const own = { file, hash, width: Math.min(width, widest), quality: 75, format: 'webp' } as const;
  return absolute(variantAddress(own));
}

/**
 * The videos of a text. A video without a day of its own was published with the post it stands in; of one on
 * another page nobody knows, so nothing is said of it.
 */
export function videoObjects(page: Page, body: CompiledBody): VideoObject[] {
  const posted = 'date' in page.frontmatter ? page.frontmatter.date : undefined;
  return blocksNamed(body.tree, 'VideoThumbnail').flatMap(({ props }) => {
    const { video, title, duration, imgSrc, published = posted } = props as Record<string, string>;
    if (!video || !title || !imgSrc || !published) return [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: page.frontmatter.description,
        thumbnailUrl: pictureAddress(imgSrc),
        uploadDate: published,
        embedUrl: embedAddress(video, page.locale),
        inLanguage: page.locale,
        ...(duration && { duration: isoDuration(duration) }),
      },
    ];
  });
}
