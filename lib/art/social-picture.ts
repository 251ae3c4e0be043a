import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { keep, readKept } from '@/lib/files/kept-file';
import { site } from '@/site.config';
import { type ArtName, artSize, socialSize } from './art-names';
import { breakLines, lettersOf } from './break-lines';
import { markBars } from './mark';
import { fontExtents, hasCharacter, type TextStyle, textOutlines, textWidth } from './open-sans';
import { seededNumbers } from './seeded-random';
import { sceneFile } from './svg-files';
import { themeColor } from './theme-colors';

export type SocialPictureProps = {
  /** The page's title; what does not fit into four lines is cut with an ellipsis. */
  title: string;
  /** Name of the page's area in its language, e.g. "Services". */
  area?: string;
  /** The area's composition, and the page's id, which chooses one of its variations. */
  art: ArtName;
  seed: string;
};

/** A letter as far as the font has it: without marks that it lacks, and empty where it lacks the letter itself. */
function drawableLetter(letter: string): string {
  if ([...letter].every(hasCharacter)) return letter;
  const [base = '', ...marks] = letter.normalize('NFKD');
  return hasCharacter(base) ? (base + marks.filter(hasCharacter).join('')).normalize('NFC') : '';
}

/**
 * A text with the letters that the font has: others would be empty boxes. Letters with unknown marks lose them, all
 * else is left out; a line break is a space.
 */
export const drawableText = (text: string): string =>
  lettersOf(text.normalize('NFC').replace(/[\t\n\r\u2028\u2029]/g, ' '))
    .map(drawableLetter)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Width of the column that holds the title, in pixels. */
export const titleColumn = 628;

/** Lines of a title, at most; what does not fit into them is cut with an ellipsis. */
export const mostTitleLines = 4;

/** Longest titles, in characters, and the size they are set in, in pixels: four lines of Polish words fit. */
const titleSizes = [
  [34, 68],
  [60, 58],
  [80, 48],
  [Number.POSITIVE_INFINITY, 42],
] as const;

/** Width of a letter of a bold word, as a share of its size: wider than the mean, so that a long word fits. */
const letterWidth = 0.6;

/** The size, in pixels, below which nobody reads a title in a list of messages: longer words are broken instead. */
const leastSize = 24;

/** How a title is set: in a size that follows from its length, and no larger than its longest word allows. */
export function titleStyle(title: string): TextStyle {
  const longestWord = Math.max(1, ...title.split(/[ -]+/).map((word) => word.length));
  const byLength = titleSizes.find(([longest]) => title.length <= longest)?.[1] ?? 42;
  const byWord = Math.floor(titleColumn / (longestWord * letterWidth));
  return { weight: 700, size: Math.max(leastSize, Math.min(byLength, byWord)), spacing: -0.02 };
}

const areaStyle: TextStyle = { weight: 600, size: 26, spacing: 0 };
const companyStyle: TextStyle = { weight: 700, size: 30, spacing: 0 };

/** Height of a line of the title, as a share of its size. */
const titleLeading = 1.18;

/** Space around the texts, in pixels. */
const padding = { x: 72, y: 64 } as const;

/** The mark is at the bottom left; its drawing leaves the margin of its square out. */
const mark = { x: padding.x, width: 54, height: 52, gap: 20, viewBox: '10 10 46 44' } as const;
const markTop = socialSize.height - padding.y - mark.height;

/** The composition is as high as the picture and at its right, where 90 pixels of it are cut off. */
const artWidth = Math.round((socialSize.height / artSize.height) * artSize.width);
const artLeft = socialSize.width + 90 - artWidth;

/** The composition comes out of the background between these places, in pixels from the left. */
const fade = { from: 619.2, to: 860 } as const;

/** Pages of an area share so many variations of its composition. */
const motifVariations = 4;

/** Its number comes first: seeds that differ in the end only make pictures much alike. */
const variationOf = ({ art, seed }: SocialPictureProps) =>
  `${Math.floor(seededNumbers(seed)() * motifVariations)}/${art}`;

/** An SVG inside another one, at a place and in a size. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** What the texts stand on: the composition of the page's area, and the mark. */
function backgroundOf(props: SocialPictureProps): string {
  const night = themeColor('night');
  const bars = [
    `<path fill="${themeColor('teal')}" d="${markBars.top}"/>`,
    `<path fill="${themeColor('yellow')}" d="${markBars.middle}"/>`,
    `<path fill="${themeColor('on-night')}" d="${markBars.bottom}"/>`,
  ].join('');
  const logo = `<svg viewBox="${mark.viewBox}">${bars}</svg>`;
  const scene = sceneFile(props.art, variationOf(props), 'night');
  return [
    `<rect width="${socialSize.width}" height="${socialSize.height}" fill="${night}"/>`,
    placed(scene, artLeft, 0, artWidth, socialSize.height),
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${fade.from}" x2="${fade.to}" y1="0" y2="0">`,
    `<stop stop-color="${night}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>`,
    `<rect width="${fade.to}" height="${socialSize.height}" fill="url(#fade)"/>`,
    placed(logo, mark.x, markTop, mark.width, mark.height),
  ].join('');
}

/** A text's lines in the width of the column. */
const linesOf = (text: string, style: TextStyle, most: number) =>
  breakLines(text, (line) => textWidth(line, style) <= titleColumn, most);

/** Lines below each other as outlines: each baseline is where the font has it in a line of that height, in pixels. */
function setLines(
  lines: readonly string[],
  style: TextStyle,
  color: string,
  [x, top]: readonly [number, number],
  lineHeight: number,
): string {
  const ownHeight = style.size * (fontExtents.ascent + fontExtents.descent);
  const baseline = top + (lineHeight - ownHeight) / 2 + style.size * fontExtents.ascent;
  const outlines = lines.map((line, index) =>
    textOutlines(line, style, x, baseline + index * lineHeight),
  );
  return `<g fill="${color}">${outlines.join('')}</g>`;
}

/** Area, title and provider below each other, the title in the middle between the two. */
function textsOf(title: string, area: string): string {
  const style = titleStyle(title);
  const lines = linesOf(title, style, mostTitleLines);
  const areaHeight = areaStyle.size * (fontExtents.ascent + fontExtents.descent);
  const areaEnd = area ? padding.y + areaHeight : padding.y;
  const leading = style.size * titleLeading;
  const titleTop = (areaEnd + markTop - lines.length * leading) / 2;
  const [white, teal] = [themeColor('on-night'), themeColor('teal')];
  const companyX = mark.x + mark.width + mark.gap;
  return [
    setLines(linesOf(area, areaStyle, 1), areaStyle, teal, [padding.x, padding.y], areaHeight),
    setLines(lines, style, white, [padding.x, titleTop], leading),
    setLines([site.company], companyStyle, white, [companyX, markTop], mark.height),
  ].join('');
}

/**
 * The picture that networks show with a link to a page, as an SVG: title, area and provider on the area's
 * composition, in the theme's colours. Letters are outlines, so that it is the same whatever fonts a machine has.
 */
export function socialPictureSvg(props: SocialPictureProps): string {
  const { width, height } = socialSize;
  const texts = textsOf(drawableText(props.title), drawableText(props.area ?? ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backgroundOf(props)}${texts}</svg>`;
}

/** Where social pictures outlive a build. */
export const socialCache = path.resolve('.cache/social');

/** Edges of coloured letters stay sharp with full colour resolution; no picture of the site weighs 120 KB then. */
const encoding = { quality: 85, chromaSubsampling: '4:4:4' } as const;

/**
 * A social picture, drawn unless an earlier build has; again, if its file is damaged.
 * @param cache Where pictures are kept, by the hash of what they are made from.
 * @returns A JPEG of 1200 × 630 pixels, the same bytes for the same props.
 */
export async function socialPicture(
  props: SocialPictureProps,
  cache = socialCache,
): Promise<Buffer> {
  const svg = socialPictureSvg(props);
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, encoding, sharp.versions]))
    .digest('hex');
  const file = path.join(cache, `${hash.slice(0, 24)}.jpg`);
  const known = readKept(file);
  if (known) return known;
  const picture = await sharp(Buffer.from(svg)).jpeg(encoding).toBuffer();
  keep(file, picture);
  return picture;
}
