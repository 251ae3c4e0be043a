import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { keep } from '@/lib/files/kept-file';
import { exampleFolder, publicDirectory } from '@/lib/pictures/locate-picture';
import { defaultQuality } from '@/lib/pictures/picture-loader';
import { extensionOf } from '@/lib/pictures/picture-size';
import {
  readVariantPathname,
  type Variant,
  type VariantFormat,
  variantPathnamesIn,
  variantsRoot,
} from '@/lib/pictures/variant-pathname';
import { chooseFormat } from '@/lib/pictures/variants/choose-format';
import {
  findOriginal,
  keepVariant,
  makeVariant,
  type OpenPicture,
  openPicture,
} from '@/lib/pictures/variants/make-variant';
import {
  choiceFile,
  pictureCache,
  pictureHash,
  readChoice,
} from '@/lib/pictures/variants/picture-cache';

// Pictures are made side by side, so none of them needs several threads.
sharp.concurrency(1);

/**
 * Does work on all cores at once, and all of it, also when some fails: a writer learns of every broken
 * picture at once.
 * @throws an error with every reason once.
 */
async function forAll<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const results = await Promise.allSettled([...items].map((item) => limit(work, item)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (reasons.length > 0) throw new Error([...new Set(reasons)].sort().join('\n'));
}

const isRaster = (file: string) => (extensionOf(file) ?? 'svg') !== 'svg';

/** Where pictures lie; those in `public/` may be named by any page. */
const pictureFolders: readonly string[] = [contentDirectory, publicDirectory];

/** Only the gallery, which is part of previews, shows these. */
const isExample = (file: string) =>
  file.startsWith(path.join(publicDirectory, exampleFolder, path.sep));

/** Pictures that pages can name and that no earlier build has looked at, by their hash. */
function newPictures(folders: readonly string[], cache: string): Map<string, string> {
  const found = folders.flatMap((folder) =>
    contentFiles(folder)
      .filter(isRaster)
      .map((file) => path.join(folder, file))
      .filter((file) => isPreview || !isExample(file)),
  );
  const byHash = found.map((file) => [pictureHash(readFileSync(file)), file] as const);
  return new Map(byHash.filter(([hash]) => !readChoice(hash, cache)));
}

/**
 * Finds out for every picture whether AVIF is worth offering, before pages are rendered that say so.
 * @param folders Where pictures lie.
 * @param cache Where choices and variants outlive a build.
 * @returns How many were looked at; the others are known.
 * @throws an error naming every picture that cannot be read, and why.
 */
export async function chooseFormats(
  folders = pictureFolders,
  cache = pictureCache,
): Promise<number> {
  const pictures = newPictures(folders, cache);
  await forAll(pictures, async ([hash, file]) => {
    const picture = await openPicture(readFileSync(file), path.relative('', file));
    const { choice, width, variants } = await chooseFormat(picture);
    for (const [format, bytes] of Object.entries(variants))
      keepVariant(
        { hash, width, quality: defaultQuality, format: format as VariantFormat },
        bytes,
        cache,
      );
    keep(choiceFile(hash, cache), Buffer.from(JSON.stringify(choice)));
  });
  return pictures.size;
}

/** Files in which a built site names pictures: pages, what the router loads of them, feeds, manifests, styles. */
const texts = /\.(html|txt|xml|json|rss|atom|webmanifest|css)$/;

/** A variant, and the first file that names it. */
type WantedVariant = { variant: Variant; namedIn: string };

/**
 * The variants that the files of a built site name, each once, by pathname.
 * @param directory The built site.
 * @param names Of its files.
 */
export function collectVariants(
  directory: string,
  names: readonly string[],
): Map<string, WantedVariant> {
  const wanted = new Map<string, WantedVariant>();
  for (const namedIn of names.filter((file) => texts.test(file))) {
    const bytes = readFileSync(path.join(directory, namedIn));
    // Few of thousands of files name one: the others are not made texts of.
    if (!bytes.includes(variantsRoot)) continue;
    for (const pathname of variantPathnamesIn(bytes.toString('utf8'))) {
      const variant = readVariantPathname(pathname);
      if (variant && !wanted.has(pathname)) wanted.set(pathname, { variant, namedIn });
    }
  }
  return wanted;
}

type Options = {
  /** Where pictures lie; the content folder and `public/` where nobody says otherwise. */
  originals?: readonly string[];
  /** Where variants outlive a build. */
  cache?: string;
};

/**
 * Puts the variants that pages name where they name them, and makes those that no earlier build has.
 * @param directory The built site.
 * @param names Of its files.
 * @returns How many there are, and how many of them had to be made.
 * @throws an error naming every variant that could not be made, where it is named, and why.
 */
export async function makeVariants(
  directory: string,
  names: readonly string[],
  { originals = pictureFolders, cache = pictureCache }: Options = {},
): Promise<{ count: number; made: number }> {
  const wanted = collectVariants(directory, names);
  const opened = new Map<string, Promise<OpenPicture | undefined>>();
  let made = 0;
  await forAll(wanted, async ([pathname, { variant, namedIn }]) => {
    const open = () => {
      const known = opened.get(variant.hash) ?? findOriginal(variant, originals);
      opened.set(variant.hash, known);
      return known;
    };
    const { bytes, isNew } = await makeVariant(variant, open, cache).catch((error: Error) => {
      throw new Error(`${error.message} (named in ${namedIn})`, { cause: error });
    });
    const target = path.join(directory, decodeURIComponent(pathname));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    if (isNew) made += 1;
  });
  return { count: wanted.size, made };
}
