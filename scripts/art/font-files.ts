import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Where the site's font files are, and the module that says which characters each one is for. */
export const fontFolder = 'components/layout/fonts';

/** Of the package's files, the one that each of ours is cut from. */
const sources: Readonly<Record<string, string>> = {
  latin: 'latin',
  western: 'latin',
  polish: 'latin-ext',
  'other-letters': 'latin-ext',
  signs: 'math',
};

/** What Open Sans can do with letters that the site uses: pairs, ligatures, figures of one width in tables. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** One of the site's font files. */
export type FontFile = { file: string; characters: string; weight: { min: number; max: number } };

/** The characters of a CSS `unicode-range`. */
export function charactersOfRange(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      // `U+??` is short for `U+00-FF`.
      const first = Number.parseInt(from.replaceAll('?', '0'), 16);
      const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
      return Array.from({ length: last - first + 1 }, (_, step) =>
        String.fromCodePoint(first + step),
      );
    })
    .join('');
}

/**
 * The font files that the site's module asks for. Next.js reads its properties without running it, so they are literals
 * there, and the files follow from them.
 * @throws when the module has another form.
 */
export function fontFiles(): FontFile[] {
  const module = readFileSync(path.join(fontFolder, 'fonts.ts'), 'utf8');
  const calls = module.split('localFont({').slice(1);
  return calls.map((call) => {
    const [, name] = /src: '\.\/([\w-]+)\.woff2'/.exec(call) ?? [];
    const [, min, max] = /weight: '(\d+) (\d+)'/.exec(call) ?? [];
    const [, range] = /'unicode-range',\s*value:\s*'([^']+)'/.exec(call) ?? [];
    if (!name || !min || !max || !range)
      throw new Error(`${fontFolder}/fonts.ts: a font without file, weight or characters`);
    return {
      file: `${name}.woff2`,
      characters: charactersOfRange(range),
      weight: { min: Number(min), max: Number(max) },
    };
  });
}

/**
 * Cuts one of the site's font files out of the package: its characters, weights and features.
 * @throws when nothing says which file of the package it is cut from.
 */
export async function cutFont({ file, characters, weight }: FontFile): Promise<Buffer> {
  const subset = sources[path.basename(file, '.woff2')];
  if (!subset) throw new Error(`${file}: no file of the package is named to cut it from`);
  const source = resolve(
    `@fontsource-variable/open-sans/files/open-sans-${subset}-wght-normal.woff2`,
  );
  return subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  });
}

/** One segment of a `cmap` of format 4 or 12: first and last character. */
type Segment = readonly [number, number];

/**
 * The characters that a font file has glyphs for.
 * @param font WOFF2, WOFF or TrueType.
 * @returns Code points, in order.
 * @throws when it has no table of Unicode characters in a known format (4 or 12).
 */
export async function charactersOfFont(font: Buffer): Promise<Set<number>> {
  const bytes = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no table of characters');
  const cmap = bytes.subarray(bytes.readUInt32BE(entry + 8));
  const formats = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const segments = formats.flatMap((table) => segmentsOf(table));
  if (segments.length === 0) throw new Error('The font has no characters in a known format');
  return new Set(
    segments
      .flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, step) => first + step),
      )
      .sort((one, other) => one - other),
  );
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap: a subsetter leaves only segments that have glyphs. */
function segmentsOf(table: Buffer): Segment[] {
  const format = table.readUInt16BE(0);
  if (format === 12)
    return Array.from(
      { length: table.readUInt32BE(12) },
      (_, index) =>
        [table.readUInt32BE(16 + 12 * index), table.readUInt32BE(20 + 12 * index)] as const,
    );
  if (format !== 4) return [];
  const count = table.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + 2 * count + 2;
  return Array.from(
    { length: count },
    (_, index) =>
      [table.readUInt16BE(starts + 2 * index), table.readUInt16BE(ends + 2 * index)] as const,
    // The last segment is a mark of the end.
  ).filter(([first]) => first !== 0xffff);
}
