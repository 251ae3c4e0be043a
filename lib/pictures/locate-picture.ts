import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { extensionOf, type PictureExtension } from './picture-size';
import { encodePath } from './variant-pathname';

/** Files that are served as they are. */
export const publicDirectory = path.resolve('public');

/** Pictures of the blocks' examples, in `public/`: published with previews only. */
export const exampleFolder = 'examples';

/** Where a picture lies. */
export type PictureLocation = {
  folder: 'content' | 'public';
  /** Path below the folder, with forward slashes. */
  file: string;
  extension: PictureExtension;
};

/** A source as a path: percent-encoded parts as their letters, others as they are. */
export const decodedSource = (src: string): string => {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
};

/**
 * Where the picture lies that a page names.
 * @param src As written: a file next to the page or below it (`diagram.svg`), or `/…` in `public/`.
 * @param pageId Folder of the page.
 * @returns undefined when it names no such file: another site, a folder above, something that is no picture.
 */
export function locatePicture(src: string, pageId: string): PictureLocation | undefined {
  const extension = extensionOf(src);
  if (!extension || src.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(src) || /[\\?#]/.test(src))
    return undefined;
  const name = path.posix.normalize(decodedSource(src));
  if (name.startsWith('../')) return undefined;
  if (name.startsWith('/')) return { folder: 'public', file: name.slice(1), extension };
  return { folder: 'content', file: `${pageId}/${name}`, extension };
}

/**
 * The file of a picture on disk.
 * @param content The content folder.
 */
export const pictureFile = (
  { folder, file }: PictureLocation,
  content = contentDirectory,
): string => path.join(folder === 'public' ? publicDirectory : content, file);

/** The pathname visitors load a picture from. */
export const picturePathname = ({ folder, file }: PictureLocation): string =>
  encodePath(folder === 'public' ? `/${file}` : `/pictures/${file}`);
