import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { isPlainFile } from '@/lib/files/file-tree';
import { escapeRegExp } from '@/lib/text/escape';
import { extensionOf, pictureTypes } from './picture-size';

/** A page as far as it decides who sees its pictures. */
type PictureOwner = Pick<Page, 'id' | 'status' | 'frontmatter' | 'body' | 'generated'>;

/** A percent-encoded run as its letters; as it is where it encodes none. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** All ways in which a text may spell a name: as it is, percent-encoded, or with Markdown's and HTML's escapes. */
const spellings = (text: string): string =>
  [
    text,
    text.replace(/(%[\da-f]{2})+/gi, decoded),
    text.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('&amp;', '&'),
  ]
    .join('\n')
    .normalize();

const isLive = ({ status }: PictureOwner) => status === 'live';

/**
 * Whether a page's text names a picture.
 * @param name Path of the picture below the page's folder.
 */
function isNamed({ frontmatter, body }: PictureOwner, name: string): boolean {
  const text = spellings(`${JSON.stringify(frontmatter)}\n${body}`);
  // A way with steps back (`art/../plan.svg`) is matched by the file name alone, so that no picture is missing.
  const isWinding = text.includes('/../');
  const wanted = escapeRegExp((isWinding ? path.posix.basename(name) : name).normalize());
  const letter = '[\\p{L}\\p{N}_-]';
  const before = isWinding ? `(?<!${letter})` : `(?<!${letter}|${letter}/)`;
  return new RegExp(`${before}${wanted}(?!${letter})`, 'u').test(text);
}

/** The folders around a file, the nearest first. */
function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/**
 * Which pictures belong only to pages that visitors do not see yet, drafts and scheduled ones: their
 * pathnames must not give away what is to come. A picture that a live page names, be it the same page in another
 * language or one further up, is seen; so is one that no page names, unless all of its page is hidden.
 * @param pages All pages, also those that visitors do not see (`all` of the registry).
 */
export function hiddenPictures(pages: readonly PictureOwner[]): (picture: string) => boolean {
  const byId = new Map<string, PictureOwner[]>();
  for (const page of pages)
    if (!page.generated) byId.set(page.id, [...(byId.get(page.id) ?? []), page]);
  const pagesOf = (id: string) => byId.get(id) ?? [];
  return (picture) => {
    const around = foldersAround(picture).filter((folder) => byId.has(folder));
    const [nearest] = around;
    if (!nearest || pagesOf(nearest).every(isLive)) return false;
    const isShown = around.some((id) =>
      pagesOf(id).some((page) => isLive(page) && isNamed(page, picture.slice(id.length + 1))),
    );
    if (isShown) return false;
    const own = pagesOf(nearest);
    const isOfHidden = own.some(
      (page) => !isLive(page) && isNamed(page, picture.slice(nearest.length + 1)),
    );
    return isOfHidden || !own.some(isLive);
  };
}

/** Whether drafts and scheduled pages are shown, and their pictures with them. */
const showsAll = isPreview || process.env.NODE_ENV === 'development';

/** Pictures below the content folder that visitors may see: those of drafts and scheduled pages in previews only. */
export function pictureFiles(
  pages: readonly PictureOwner[],
  directory = contentDirectory,
  isShowingAll = showsAll,
): string[] {
  const pictures = contentFiles(directory).filter((file) => extensionOf(file));
  if (isShowingAll || pictures.length === 0) return pictures;
  const isHidden = hiddenPictures(pages);
  return pictures.filter((file) => !isHidden(file));
}

/**
 * Drawings below the content folder that visitors may see, which are published as they are. Of raster pictures only the
 * variants that pages name are published, never the originals.
 * @param pages All pages, also those that visitors do not see.
 */
export const drawings = (pages: readonly PictureOwner[], directory = contentDirectory): string[] =>
  pictureFiles(pages, directory).filter((file) => extensionOf(file) === 'svg');

/** An SVG that is opened by itself is a document: nothing in it may run. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * A picture of the content folder as a development server sends it.
 * @param file Path below the content folder.
 */
export function pictureResponse(file: string, directory = contentDirectory): Response {
  const extension = extensionOf(file);
  const target = path.join(directory, file);
  const isInside = path.posix.normalize(file) === file && !/^(\.\.)?\//.test(file);
  if (!extension || !isInside || !isPlainFile(target)) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(readFileSync(target)), {
    headers: {
      'Content-Type': pictureTypes[extension],
      'Content-Security-Policy': harmless,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
