import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { contentDirectory } from '@/lib/content/content-directory';
import { isPlainFile } from '@/lib/files/file-tree';
import { makeVariant } from '@/lib/pictures/make-variant';
import { decodePath, readVariantPathname } from '@/lib/pictures/variant-pathname';

// Pictures are made side by side, so none of them needs several threads.
sharp.concurrency(1);

/** Files in which a built site names pictures: pages, what the router loads of them, feeds, manifests, styles. */
const texts = /\.(html|txt|xml|json|rss|atom|webmanifest|css)$/;

/** Pathnames of drawings next to pages, and of variants: letters that stand in any text as they are. */
const pathnames = /\/pictures\/[\w.~%/-]+?\.(?:svg|avif|webp)(?![\w./-])/g;

/**
 * The pictures that the files of a built site name: the pathname of each, and the first file that names it.
 * @param directory The built site.
 * @param names Of its files.
 */
export function namedPictures(directory: string, names: readonly string[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const file of names.filter((name) => texts.test(name))) {
    const bytes = readFileSync(path.join(directory, file));
    // Few of thousands of files name one: the others are not made texts of.
    if (!bytes.includes('/pictures/')) continue;
    for (const [pathname] of bytes.toString('utf8').matchAll(pathnames))
      if (!named.has(pathname)) named.set(pathname, file);
  }
  return named;
}

/** Copies a drawing of the content folder, where the text means one. */
function copyDrawing(pathname: string, content: string, directory: string): void {
  const file = decodePath(pathname.slice('/pictures/'.length));
  if (!file || !isPlainFile(path.join(content, file))) return;
  const target = path.join(directory, 'pictures', file);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(content, file), target);
}

/**
 * Puts the pictures that pages name where they name them: drawings as they are, of raster pictures variants, never the
 * originals. What only drafts name is not published, so that its name tells nobody of them. All are tried, also when
 * some fail: a writer learns of every broken picture at once.
 * @param directory The built site.
 * @param names Of its files.
 * @param content Where pages lie.
 * @param options Where raster pictures lie and variants are kept, as `makeVariant` takes them.
 * @returns How many there are.
 * @throws an error naming every picture of which a variant could not be made, where it is named, and why.
 */
export async function makePictures(
  directory: string,
  names: readonly string[],
  content = contentDirectory,
  options: Parameters<typeof makeVariant>[1] = {},
): Promise<number> {
  const named = namedPictures(directory, names);
  const faults = new Map<string, string>();
  const make = async ([pathname, namedIn]: [string, string]) => {
    const variant = readVariantPathname(pathname);
    if (!variant) return copyDrawing(pathname, content, directory);
    try {
      const bytes = await makeVariant(variant, options);
      const target = path.join(directory, decodeURIComponent(pathname));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    } catch (error) {
      faults.set(variant.file, `${(error as Error).message} (named in ${namedIn})`);
    }
  };
  const limit = pLimit(availableParallelism());
  await Promise.all([...named].map((one) => limit(make, one)));
  if (faults.size > 0) throw new Error([...faults.values()].sort().join('\n'));
  return named.size;
}
