import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
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
import type { OpenPicture } from '@/lib/pictures/variants/make-variant';
import {
  choiceFile,
  pictureCache,
  pictureHash,
  readChoice,
  variantFile,
  writeWhole,
} from '@/lib/pictures/variants/picture-cache';
import type { KnownFiles } from './disk';
import { openFileNotes } from './file-notes';

// What opens pictures is loaded where it is needed: a build has none to open most of the time.

/** Several pieces of work failed; the message holds a line for each reason. */
export class WorkFailed extends Error {}

/**
 * Does work on all cores at once, and all of it, also when some fails: a writer learns of every broken
 * picture at once.
 * @throws WorkFailed with every reason once.
 */
async function allSettled<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const results = await Promise.allSettled([...items].map((item) => limit(work, item)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (reasons.length > 0) throw new WorkFailed([...new Set(reasons)].sort().join('\n'));
}

/** How far a long step is, on one line that is rewritten, or on a line per tenth where output is kept. */
type Progress = {
  /** One more is done. @param label What it was. */
  done: (label: string) => void;
};

/** Where progress is written. */
type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

/** Narrowest terminal that is thought of, in columns, where a terminal does not say. */
const usualWidth = 80;

/**
 * @param total How many there will be.
 * @param output Where it is written: a terminal, or a log.
 */
export function createProgress(total: number, output: Output = process.stdout): Progress {
  let count = 0;
  const digits = String(total).length;
  return {
    done: (label) => {
      count += 1;
      const line = `  ${String(count).padStart(digits)}/${total} ${label}`;
      if (output.isTTY) {
        output.write(`\r\u001b[K${line.slice(0, (output.columns ?? usualWidth) - 1)}`);
        if (count === total) output.write('\n');
        return;
      }
      const isNextTenth = Math.floor((count * 10) / total) > Math.floor(((count - 1) * 10) / total);
      if (isNextTenth) output.write(`${line}\n`);
    },
  };
}

const isRaster = (file: string) => (extensionOf(file) ?? 'svg') !== 'svg';

/** Where pictures lie; those in `public/` may be named by any page. */
const pictureFolders: readonly string[] = [contentDirectory, publicDirectory];

/** Only the gallery, which is part of previews, shows these. */
const isExample = (file: string) =>
  file.startsWith(path.join(publicDirectory, exampleFolder, path.sep));

/** Pictures that pages can name and that no earlier build has looked at, by their hash. */
export function newPictures(folders = pictureFolders, cache = pictureCache): Map<string, string> {
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
 * @returns How many were looked at; the others are known.
 * @throws WorkFailed naming every picture that cannot be read, and why.
 */
export async function chooseFormats(
  folders = pictureFolders,
  cache = pictureCache,
  output?: Output,
): Promise<number> {
  const pictures = newPictures(folders, cache);
  const progress = createProgress(pictures.size, output);
  const { chooseFormat } = await import('@/lib/pictures/variants/choose-format');
  const { openPicture } = await import('@/lib/pictures/variants/make-variant');
  await allSettled(pictures, async ([hash, file]) => {
    const name = path.relative('', file);
    const picture = await openPicture(readFileSync(file), name);
    const { choice, width, variants } = await chooseFormat(picture);
    for (const [format, bytes] of Object.entries(variants))
      writeWhole(
        variantFile(
          { hash, width, quality: defaultQuality, format: format as VariantFormat },
          cache,
        ),
        bytes,
      );
    writeWhole(choiceFile(hash, cache), JSON.stringify(choice));
    progress.done(name);
  });
  return pictures.size;
}

/** Files in which a built site names pictures: pages, what the router loads of them, feeds, manifests, styles. */
const texts = /\.(html|txt|xml|json|rss|atom|webmanifest|css)$/;

/** A variant, and the first file that names it. */
type WantedVariant = { variant: Variant; namedIn: string };

/** What a build knows. */
type OfBuild = {
  /** Where it keeps which variants a file names, for the next one. */
  file: string;
  /** Fingerprint of its code. */
  code: string;
  /** Names of the site's files; they are looked for where it does not say. */
  names?: Iterable<string>;
  /** What the disk has said of some of them. */
  known?: KnownFiles;
};

/**
 * The variants that the files of a built site name, each once, by pathname.
 * @param directory The built site.
 */
export function collectVariants(directory: string, ofBuild?: OfBuild): Map<string, WantedVariant> {
  const wanted = new Map<string, WantedVariant>();
  // Few of thousands of files name one: the others are not made texts of.
  const find = (bytes: Buffer) =>
    bytes.includes(variantsRoot) ? [...new Set(variantPathnamesIn(bytes.toString('utf8')))] : [];
  const notes = openFileNotes(directory, { file: undefined, ...ofBuild, find });
  const names = ofBuild?.names ?? readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const namedIn of [...names].filter((file) => texts.test(file)).sort()) {
    for (const pathname of notes.of(namedIn)) {
      const variant = readVariantPathname(pathname);
      if (variant && !wanted.has(pathname)) wanted.set(pathname, { variant, namedIn });
    }
  }
  notes.save();
  return wanted;
}

type Options = {
  /** Where pictures lie; the content folder and `public/` where nobody says otherwise. */
  originals?: readonly string[];
  /** Where variants outlive a build. */
  cache?: string;
  /** Where progress is written; the terminal where nobody says otherwise. */
  output?: Output;
  ofBuild?: OfBuild;
};

/** Puts a variant where pages name it: a copy, since whatever is done to a site's files has to leave what is kept alone. */
function placeVariant(directory: string, pathname: string, made: string): void {
  const target = path.join(directory, decodeURIComponent(pathname));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(made, target);
}

/**
 * Puts the variants that pages name where they name them, if earlier builds have made all of them.
 * @param directory The built site.
 * @returns How many there are; undefined where some are to be made, and none has been put anywhere.
 */
export function placeKnownVariants(
  directory: string,
  { cache, ofBuild }: Pick<Options, 'cache' | 'ofBuild'> = {},
): number | undefined {
  const made = [...collectVariants(directory, ofBuild)].map(
    ([pathname, { variant }]) => [pathname, variantFile(variant, cache)] as const,
  );
  if (!made.every(([, file]) => existsSync(file))) return undefined;
  for (const [pathname, file] of made) placeVariant(directory, pathname, file);
  return made.length;
}

/**
 * Puts the variants that pages name where they name them, and makes those that no earlier build has.
 * @param directory The built site.
 * @returns How many there are, and how many of them had to be made.
 * @throws WorkFailed naming every variant that could not be made, where it is named, and why.
 */
export async function makeVariants(
  directory: string,
  { originals, cache, output, ofBuild }: Options = {},
): Promise<{ count: number; made: number }> {
  const wanted = collectVariants(directory, ofBuild);
  const { findOriginal, makeVariant } = await import('@/lib/pictures/variants/make-variant');
  const progress = createProgress(wanted.size, output);
  const opened = new Map<string, Promise<OpenPicture | undefined>>();
  let made = 0;
  await allSettled(wanted, async ([pathname, { variant, namedIn }]) => {
    const open = () => {
      const known = opened.get(variant.hash) ?? findOriginal(variant, originals);
      opened.set(variant.hash, known);
      return known;
    };
    const result = await makeVariant(variant, open, cache).catch((error: Error) => {
      throw new Error(`${error.message} (named in ${namedIn})`, { cause: error });
    });
    placeVariant(directory, pathname, result.made);
    if (result.isNew) made += 1;
    progress.done(`${variant.file} ${variant.width} px ${variant.format}`);
  });
  return { count: wanted.size, made };
}
