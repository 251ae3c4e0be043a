import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { isValidElement } from 'react';
import sharp from 'sharp';
import { machineTime } from '@/lib/environment/clock';
import { socialCache, writeWhole } from '@/lib/pictures/variants/picture-cache';
import { SocialPicture, type SocialPictureProps, socialFonts, socialSize } from './social-picture';

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
function loadSocialFonts() {
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

/** Texts of a picture in letters that it can be drawn with. */
const drawableProps = ({ title, area, ...art }: SocialPictureProps): SocialPictureProps => ({
  ...art,
  title: drawableText(title),
  area: area && drawableText(area),
});

/**
 * Renders a social picture.
 * @returns A PNG of 1200 × 630 pixels. Flat drawings need no more than 256 colours: a third of the bytes.
 */
export async function renderSocialPicture(props: SocialPictureProps): Promise<Buffer> {
  const picture = SocialPicture(drawableProps(props));
  const response = new ImageResponse(picture, { ...socialSize, fonts: loadSocialFonts() });
  return sharp(Buffer.from(await response.arrayBuffer()))
    .png({ palette: true, colours: 256, effort: 3 })
    .toBuffer();
}

/** To be raised when the way from the drawing to the file changes. */
const recipe = 1;

/** A drawing as text: elements without what React keeps in them for itself. */
const written = (value: unknown): unknown =>
  isValidElement<Record<string, unknown>>(value) ? [value.type, value.props] : value;

let fontHash: string | undefined;

/** What a picture is known by: everything that is drawn, and the fonts it is drawn with. */
export function socialPictureKey(props: SocialPictureProps): string {
  fontHash ??= loadSocialFonts()
    .reduce((hash, { data }) => hash.update(data), createHash('sha256'))
    .digest('hex');
  const drawing = JSON.stringify(SocialPicture(drawableProps(props)), (_key, value) =>
    written(value),
  );
  return createHash('sha256')
    .update(`${recipe}\0${fontHash}\0${drawing}`)
    .digest('hex')
    .slice(0, 24);
}

/**
 * A social picture, rendered unless an earlier build has.
 * @param cache Where pictures are kept; the time of a file says when it was last needed.
 */
export async function socialPicture(
  props: SocialPictureProps,
  cache = socialCache,
): Promise<Buffer> {
  const file = path.join(cache, `${socialPictureKey(props)}.png`);
  if (existsSync(file)) {
    const now = machineTime();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const picture = await renderSocialPicture(props);
  writeWhole(file, picture);
  return picture;
}
