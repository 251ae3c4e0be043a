import { readFileSync } from 'node:fs';
import path from 'node:path';
import { socialFonts } from './social-picture';

/** Open Sans in static WOFF files: the renderer reads neither WOFF2 nor variable fonts. */
const folder = path.join(process.cwd(), 'node_modules/@fontsource/open-sans');

const weights = [600, 700] as const;

const readFonts = () =>
  Object.entries(socialFonts).flatMap(([subset, name]) =>
    weights.map((weight) => {
      const file = path.join(folder, 'files', `open-sans-${subset}-${weight}-normal.woff`);
      return { name, weight, style: 'normal' as const, data: readFileSync(file) };
    }),
  );

let fonts: ReturnType<typeof readFonts> | undefined;

/** The fonts of social pictures, as the renderer takes them. */
export function loadSocialFonts() {
  fonts ??= readFonts();
  return fonts;
}

type Range = readonly [first: number, last: number];

const readRanges = (): Range[] => {
  const text = readFileSync(path.join(folder, 'unicode.json'), 'utf8');
  const bySubset = JSON.parse(text) as Record<string, string>;
  return Object.keys(socialFonts).flatMap((subset) =>
    (bySubset[subset] ?? '').split(',').map((range): Range => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
};

let ranges: Range[] | undefined;

/**
 * A text with the letters that the fonts have: the renderer would ask a server on the internet for others,
 * and draw empty boxes where none answers. Letters with unknown marks lose them, all else is left out.
 */
export function drawableText(text: string): string {
  ranges ??= readRanges();
  const known = ranges;
  const isKnown = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return known.some(([first, last]) => code >= first && code <= last);
  };
  const kept = (letter: string) => {
    if (isKnown(letter)) return letter;
    return [...letter.normalize('NFKD')].filter(isKnown).join('');
  };
  return [...text.normalize('NFC')].map(kept).join('').replace(/ {2,}/g, ' ').trim();
}
