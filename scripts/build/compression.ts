import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { keep, readKept } from '@/lib/files/kept-file';
import { isText } from '@/lib/hosting/content-types';
import { compressedEndings } from '@/lib/hosting/request-path';

/** Smaller files are sent as they are: they fit into one packet (about 1,400 bytes), headers aside. */
const leastSize = 1024;

/** Each compressed text by the hash of what it is of. */
export const compressionCache = '.cache/compressed';

/**
 * How well Brotli compresses: scripts and styles, which all pages share, as well as can be; pages and their data, which are new
 * in every build, at level 7, which takes 2 ms of a core for 110 kB. Levels 8 and 9 take six times as long for 1 % less.
 */
const brotliQuality = (name: string): number =>
  /\.(js|css)$/.test(name) && !name.includes('/page-data/') ? constants.BROTLI_MAX_QUALITY : 7;

/** Its best takes twice as long, and is read where a browser knows no Brotli. */
const gzipLevel = 6;

/** Data that React starts with, and that its router fetches: no browser asks for them that knows no Brotli. */
const isForScripts = (name: string, names: ReadonlySet<string>): boolean =>
  name.includes('/page-data/') ||
  path.basename(name).startsWith('__next.') ||
  (name.endsWith('.txt') && names.has(name.replace(/txt$/, 'html')));

type Ending = (typeof compressedEndings)[keyof typeof compressedEndings];

const compress: Readonly<Record<Ending, (bytes: Buffer, quality: number) => Promise<Buffer>>> = {
  '.br': (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: gzipLevel }),
};

/** The compressed form of a text, made unless an earlier build has. */
async function compressed(bytes: Buffer, ending: Ending, quality: number): Promise<Buffer> {
  const hash = createHash('sha256').update(`${quality} ${gzipLevel}\0`).update(bytes).digest('hex');
  const file = path.join(compressionCache, hash.slice(0, 2), `${hash}${ending}`);
  const known = readKept(file);
  if (known) return known;
  const made = await compress[ending](bytes, quality);
  keep(file, made);
  return made;
}

/**
 * Puts a Brotli and a gzip file beside each text of a site above 1 KB, unless it would be no smaller; beside data, Brotli alone.
 * @param directory The site.
 * @param names Of its files.
 */
export async function compressTexts(directory: string, names: readonly string[]): Promise<void> {
  const limit = pLimit(availableParallelism());
  const all = new Set(names);
  const compressText = async (name: string) => {
    const file = path.join(directory, name);
    const bytes = readFileSync(file);
    if (bytes.length <= leastSize) return;
    const endings = Object.values(compressedEndings);
    for (const ending of isForScripts(name, all) ? [compressedEndings.br] : endings) {
      const form = await compressed(bytes, ending, brotliQuality(name));
      if (form.length < bytes.length) writeFileSync(file + ending, form);
    }
  };
  await Promise.all(names.filter(isText).map((name) => limit(compressText, name)));
}
