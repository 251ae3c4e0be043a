import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { filesBelow } from '@/lib/content/reader';
import { machineTime } from '@/lib/environment/clock';
import { isText } from '@/lib/hosting/content-types';
import { compressedEndings } from '@/lib/hosting/request-path';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { linkOrCopy } from './disk';

/** Smaller files are sent as they are: they fit into one packet (about 1,400 bytes), headers aside. */
const leastSize = 1024;

/** Each compressed text by the hash of what it is of, for all sites of this folder and all builds. */
const cache = '.cache/compressed';

type Ending = (typeof compressedEndings)[keyof typeof compressedEndings];

const endings = Object.values(compressedEndings);

/**
 * Data that the router fetches when a page is there already, or before it is asked for: `<page>.txt`, `__next.….txt`. They are
 * two thirds of all texts.
 */
const isRouterData = (directory: string, name: string): boolean =>
  path.basename(name).startsWith('__next.') ||
  (name.endsWith('.txt') && existsSync(path.join(directory, name.replace(/txt$/, 'html'))));

/** Feeds, three of each list of posts. */
const isFeed = (name: string): boolean => /(^|\/)feeds\//.test(name);

/** A page, or the data that it starts with. */
const isPage = (name: string): boolean =>
  name.endsWith('.html') || name.startsWith('_next/static/page-data/');

/** A page that is longer has most to gain, and its first load is the nearest to its bound (first-load.test.ts); in bytes. */
const longPage = 80_000;

/**
 * How well Brotli compresses, by how often a text is read and how many of its kind there are. Measured on pages of 52 KB and the data
 * that they start with: 48 ms of a core at level 10, 3.4 ms at level 7, 7 % larger, which is 0.5 % of a first load; 2.5 ms at level 6, 0.4 %
 * larger than at 7. Data of the router: 4.1 ms at level 8, 2.1 ms at level 6, 0.8 % larger. Level 9 is never worth it: for each text it
 * clears tables of 32 MB.
 */
function qualityOf(directory: string, name: string, size: number): number {
  if (isRouterData(directory, name) || isFeed(name)) return 6;
  if (isPage(name)) return size > longPage ? 10 : 7;
  return constants.BROTLI_MAX_QUALITY;
}

/** How well gzip compresses, which is read where a browser knows no Brotli: its usual level takes half the time of its best on data of the router. */
const gzipLevel = 6;

const methods: Readonly<Record<Ending, (bytes: Buffer, quality: number) => Buffer>> = {
  '.br': (bytes, quality) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gzipSync(bytes, { level: gzipLevel }),
};

/** Versions of what compresses: another one may write other bytes of the same text. */
const versions = `${process.versions.brotli} ${process.versions.zlib}`;

/** A text of a site, and where its compressed form of each ending is kept. */
type KeptText = { bytes: Buffer; quality: number; forms: readonly (readonly [Ending, string])[] };

/** Reads a text, and says where what it becomes is kept; an empty file says that it would be no smaller. */
function keptText(directory: string, name: string): KeptText {
  const bytes = readFileSync(path.join(directory, name));
  const quality = qualityOf(directory, name, bytes.length);
  const hash = createHash('sha256')
    .update(`${versions} ${quality} ${gzipLevel}\0`)
    .update(bytes)
    .digest('hex');
  const fileOf = (ending: Ending) => path.join(cache, hash.slice(0, 2), `${hash}${ending}`);
  return { bytes, quality, forms: endings.map((ending) => [ending, fileOf(ending)] as const) };
}

/** The texts of a site that are worth compressing, of those that are meant, the largest first. */
export const textsOf = (
  directory: string,
  names: Iterable<string> = filesBelow(directory),
): string[] =>
  [...names]
    .filter(isText)
    .map((name) => ({ name, size: statSync(path.join(directory, name)).size }))
    .filter(({ size }) => size > leastSize)
    .sort((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name);

/** Whether two names are those of one file. */
function isSameFile(one: string, other: string): boolean {
  const before = statSync(one, { throwIfNoEntry: false });
  const now = statSync(other);
  return before?.ino === now.ino && before.dev === now.dev;
}

/** What Node tells where it is asked for more than the text; its types do not know of it. */
type Opened = { buffer: Buffer; engine: { bytesWritten: number } };

const withInfo: BrotliOptions & ZlibOptions = { info: true };

const opened: Readonly<Record<Ending, (form: Buffer) => unknown>> = {
  '.br': (form) => brotliDecompressSync(form, withInfo),
  '.gz': (form) => gunzipSync(form, withInfo),
};

/**
 * Whether a form is kept and says what the text says. Built sites have it as a further name of the same file, and whoever
 * changes a site in place changes it.
 */
function isKept(bytes: Buffer, ending: Ending, form: string): boolean {
  if (!existsSync(form)) return false;
  const kept = readFileSync(form);
  try {
    // What follows behind the end is passed over.
    const { buffer, engine } = opened[ending](kept) as Opened;
    return engine.bytesWritten === kept.length && buffer.equals(bytes);
  } catch {
    return false;
  }
}

/** For how many texts the cache is asked by one process: it takes half a millisecond each. */
const mostAsked = 1000;

/** Puts the forms of a text beside it. */
function placeForms(file: string, { forms }: KeptText): void {
  for (const [ending, form] of forms) if (statSync(form).size > 0) linkOrCopy(form, file + ending);
}

/**
 * Puts beside a text that stays from the last site what was beside it there.
 * @param directory The site.
 * @param before The site of the last build, as it was left.
 * @returns Whether it stays.
 */
export function keepForms(directory: string, before: string, name: string): boolean {
  const [old, file] = [path.join(before, name), path.join(directory, name)];
  if (!isSameFile(old, file)) return false;
  for (const ending of endings)
    if (existsSync(old + ending)) linkOrCopy(old + ending, file + ending);
  return true;
}

/**
 * Puts beside the texts of a site what earlier builds have compressed: beside those that stay from the last one what was
 * beside them, beside others what is in the cache.
 * @param directory The site.
 * @param before The site of the last build, as it was left.
 * @param names Of the files this is about; all of them where nothing is said.
 * @returns The names of the texts that are to be compressed, the largest first. All that have changed where they are many: the
 *   cache is asked by those who compress, side by side.
 */
export function placeCompressed(
  directory: string,
  before: string,
  names?: Iterable<string>,
): string[] {
  const all = textsOf(directory, names);
  const changed = all.filter((name) => !keepForms(directory, before, name));
  if (changed.length > mostAsked) return changed;
  return changed.filter((name) => {
    const text = keptText(directory, name);
    if (!text.forms.every(([ending, form]) => isKept(text.bytes, ending, form))) return true;
    placeForms(path.join(directory, name), text);
    return false;
  });
}

/**
 * Puts a Brotli and a gzip file beside texts of a site, unless it would be no smaller. The same text gives the same
 * bytes, and is compressed once (`.cache/compressed`).
 * @param directory The site.
 * @param names Of the texts.
 */
export function compressTexts(directory: string, names = textsOf(directory)): void {
  for (const name of names) {
    const text = keptText(directory, name);
    for (const [ending, form] of text.forms) {
      if (isKept(text.bytes, ending, form)) continue;
      const compressed = methods[ending](text.bytes, text.quality);
      writeWhole(form, compressed.length < text.bytes.length ? compressed : '');
    }
    placeForms(path.join(directory, name), text);
  }
}

/** How long a compressed text is kept that no site has, in ms: whoever goes back to yesterday's text finds it. */
const keptFor = 30 * 864e5;

/** How often is looked for these, in ms: there are thousands of files. */
const prunedEvery = 864e5;

/** Its time of change says when it was last looked for what can be forgotten. */
const prunedFile = path.join(cache, 'pruned');

/** Forgets compressed texts that no built site has had for a month. */
export function pruneCompressed(now = machineTime().getTime()): void {
  if (!existsSync(cache)) return;
  const last = statSync(prunedFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (now - last < prunedEvery) return;
  writeWhole(prunedFile, '');
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(cache, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    // Sites have their files as further names of it.
    if (stats?.isFile() && stats.nlink === 1 && now - stats.ctimeMs > keptFor) rmSync(file);
  }
}
