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
type FontFile = { file: string; characters: string; weight: { min: number; max: number } };

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
