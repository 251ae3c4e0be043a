import { rmSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/content/content-directory';
import { noSitemapFile } from '@/lib/metadata/sitemap/no-sitemap-file';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { noPicturesFile } from '@/lib/pictures/serve-pictures';

/**
 * What Next.js exports besides pages: its internal not-found route, of which 404.html is the copy we serve,
 * pictures of the blocks' examples, and the files that stand in for pictures where the content has none, and for parts of a sitemap that is one file.
 */
const unserved = [
  '_not-found',
  '_not-found.html',
  '_not-found.txt',
  `pictures/${noPicturesFile}`,
  `sitemaps/${noSitemapFile}`,
  // Only the gallery shows them.
  ...(isPreview ? [] : [exampleFolder]),
];

/** Removes exported files that belong to no address of the site. */
export function removeUnserved(directory: string): void {
  for (const name of unserved) rmSync(path.join(directory, name), { recursive: true, force: true });
}
