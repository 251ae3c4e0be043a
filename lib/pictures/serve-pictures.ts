import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/read-content';
import { currentMoment } from '@/lib/environment/clock';
import { hiddenPictures } from './hidden-pictures';
import { extensionOf, pictureTypes } from './picture-types';

/**
 * Stands in where the content has no picture: Next.js refuses a static export of a route without files
 * (an empty list and an optional catch-all alike). The build takes it away again.
 */
export const noPicturesFile = 'none.txt';

/** Whether drafts and scheduled pages are shown, and their pictures with them. */
const showsAll = isPreview || process.env.NODE_ENV === 'development';

/** Pictures below the content folder that visitors may see: those of drafts and scheduled pages in previews only. */
export function pictureFiles(directory = contentDirectory, isShowingAll = showsAll): string[] {
  const files = contentFiles(directory);
  const pictures = files.filter((file) => extensionOf(file));
  if (isShowingAll || pictures.length === 0) return pictures;
  const isHidden = hiddenPictures(directory, files, currentMoment());
  return pictures.filter((file) => !isHidden(file));
}

/**
 * Parameters of the route that serves pictures, one for each drawing. Of raster pictures only the variants
 * that pages name are published, never the originals.
 */
export function pictureParams(directory = contentDirectory): { file: string[] }[] {
  const files = pictureFiles(directory).filter((file) => extensionOf(file) === 'svg');
  return (files.length > 0 ? files : [noPicturesFile]).map((file) => ({ file: file.split('/') }));
}

/** An SVG that is opened by itself is a document: nothing in it may run. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * A picture of the content folder as it is sent.
 * @param file Path below the content folder.
 */
export function pictureResponse(file: string, directory = contentDirectory): Response {
  if (file === noPicturesFile) return new Response('The content has no pictures.\n');
  const extension = extensionOf(file);
  const target = path.join(directory, file);
  const isInside = path.posix.normalize(file) === file && !/^(\.\.)?\//.test(file);
  if (!extension || !isInside || !existsSync(target)) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readFileSync(target)), {
    headers: {
      'Content-Type': pictureTypes[extension],
      'Content-Security-Policy': harmless,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
