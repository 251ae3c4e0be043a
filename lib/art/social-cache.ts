import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { keep, readKept } from '@/lib/files/kept-file';
import { socialCache } from '@/lib/pictures/variants/picture-cache';
import { breakLines, lettersOf } from './break-lines';
import {
  colorOfHex,
  composed,
  edgeColors,
  type IndexedPicture,
  indexedPicture,
  paintThrough,
  pngOf,
} from './indexed-picture';
import {
  fontExtents,
  fontFiles,
  fontVersion,
  hasCharacter,
  textOutlines,
  textWidth,
} from './open-sans';
import {
  type Area,
  mostTitleLines,
  motifArea,
  placeTexts,
  type SocialDrawing,
  type SocialPictureProps,
  type SocialText,
  socialDrawing,
  socialSize,
  type TextBlock,
  titleColumn,
} from './social-picture';
import { themeColor } from './theme-colors';

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

/** Texts of a picture in letters that it can be drawn with. */
const drawableProps = ({ title, area, ...art }: SocialPictureProps): SocialPictureProps => ({
  ...art,
  title: drawableText(title),
  area: area && drawableText(area),
});

/** A part of an SVG of a picture's size, as pixels: four bytes for each. */
async function rasterize(svg: string, { left, top, width, height }: Area): Promise<Buffer> {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`;
  return sharp(Buffer.from(file)).ensureAlpha().raw().toBuffer();
}

/** The same pixels, one number for each. */
const pixelsOf = (bytes: Buffer) =>
  new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT);

/** The outlines of a text's letters. */
const outlinesOf = ({ style, lines }: TextBlock) =>
  lines.map(({ text, x, y }) => textOutlines(text, style, x, y)).join('');

const whole: Area = { left: 0, top: 0, ...socialSize };

/** Colours of what is the same in all pictures, at most: the texts', the mark's, and steps between them. */
const mostGroundColors = 64;

async function drawGround(drawing: SocialDrawing): Promise<IndexedPicture> {
  const { company } = placeTexts(drawing, [], fontExtents);
  const svg = `${drawing.ground}<g fill="${company.style.color}">${outlinesOf(company)}</g>`;
  const night = colorOfHex(themeColor('night'));
  const ofTexts = [drawing.title, drawing.area].flatMap(({ color }) =>
    edgeColors(colorOfHex(color), night),
  );
  const pixels = pixelsOf(await rasterize(svg, whole));
  return indexedPicture(pixels, socialSize, [...new Set(ofTexts)], mostGroundColors);
}

let ground: Promise<IndexedPicture> | undefined;

/** What texts are set on. */
async function drawBackground(drawing: SocialDrawing): Promise<IndexedPicture> {
  ground ??= drawGround(drawing);
  const below = await ground;
  const pixels = pixelsOf(await rasterize(drawing.motif, motifArea));
  return composed(below, indexedPicture(pixels, motifArea, below.palette), motifArea.left);
}

/** Backgrounds that are kept, at most, in memory: all that there are, unless there will be more than 50 MB of them. */
const mostBackgrounds = 64;

const backgrounds = new Map<string, Promise<IndexedPicture>>();

function backgroundOf(drawing: SocialDrawing): Promise<IndexedPicture> {
  const known = backgrounds.get(drawing.motif);
  if (known) return known;
  const drawn = drawBackground(drawing);
  backgrounds.set(drawing.motif, drawn);
  const [oldest] = backgrounds.keys();
  if (oldest !== undefined && backgrounds.size > mostBackgrounds) backgrounds.delete(oldest);
  return drawn;
}

/** The area that a text's letters are in, with a margin for those that reach out of their own widths. */
function areaOf({ style, lines }: TextBlock): Area {
  const margin = Math.ceil(style.size / 4);
  const [first, last] = [lines[0], lines.at(-1)];
  const left = Math.max(0, (first?.x ?? 0) - margin);
  const top = Math.max(0, Math.floor((first?.y ?? 0) - style.size * fontExtents.ascent));
  const bottom = Math.ceil((last?.y ?? 0) + style.size * fontExtents.descent);
  const right = (first?.x ?? 0) + Math.max(0, ...lines.map(({ text }) => textWidth(text, style)));
  return {
    left,
    top,
    width: Math.min(socialSize.width, Math.ceil(right) + margin) - left,
    height: Math.min(socialSize.height, bottom) - top,
  };
}

/** A text's lines in the width of the column. */
const linesOf = (style: SocialText, most: number) =>
  breakLines(style.text, (line) => textWidth(line, style) <= titleColumn, most);

/**
 * Renders a social picture.
 * @returns A PNG of 1200 × 630 pixels, the same bytes for the same props.
 */
export async function renderSocialPicture(props: SocialPictureProps): Promise<Buffer> {
  const drawing = socialDrawing(drawableProps(props));
  const background = await backgroundOf(drawing);
  const picture = { ...background, pixels: background.pixels.slice() };
  const [area = ''] = linesOf(drawing.area, 1);
  const texts = placeTexts(
    { ...drawing, area: { ...drawing.area, text: area } },
    linesOf(drawing.title, mostTitleLines),
    fontExtents,
  );
  for (const block of [texts.area, texts.title]) {
    if (block.lines.every(({ text }) => text === '')) continue;
    const place = areaOf(block);
    const stencil = await rasterize(outlinesOf(block), place);
    paintThrough(picture, colorOfHex(block.style.color), stencil, place);
  }
  return pngOf(picture);
}

/** To be raised when the way from the drawing to the file changes. */
const recipe = 2;

let toolsHash: string | undefined;

/** What a picture is known by: everything that is drawn, and what it is drawn with. */
export function socialPictureKey(props: SocialPictureProps): string {
  toolsHash ??= fontFiles
    .reduce((hash, file) => hash.update(file), createHash('sha256'))
    .update(JSON.stringify([fontVersion, sharp.versions, process.versions.zlib]))
    .digest('hex');
  return createHash('sha256')
    .update(`${recipe}\0${toolsHash}\0${JSON.stringify(socialDrawing(drawableProps(props)))}`)
    .digest('hex')
    .slice(0, 24);
}

/**
 * A social picture, rendered unless an earlier build has; again, if its file is damaged.
 * @param cache Where pictures are kept.
 */
export async function socialPicture(
  props: SocialPictureProps,
  cache = socialCache,
): Promise<Buffer> {
  const file = path.join(cache, `${socialPictureKey(props)}.png`);
  const known = readKept(file);
  if (known) return known;
  const picture = await renderSocialPicture(props);
  keep(file, picture);
  return picture;
}
