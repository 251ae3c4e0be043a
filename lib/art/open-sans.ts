import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Feature, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** How a text is set. */
export type TextStyle = {
  weight: 600 | 700;
  /** In pixels. */
  size: number;
  /** What is added after each letter, as a share of the size. */
  spacing: number;
};

/**
 * Open Sans for pictures: the package's variable files, read by HarfBuzz, which tells where each letter stands and
 * what it looks like. A picture of outlines is the same on every machine, whatever fonts it has.
 */
const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable/open-sans/files');

/** Files of the package, in the order in which a letter is looked for. */
const subsets = ['latin', 'latin-ext'] as const;

/** One after the other: what the decoder returns is a view of memory that it writes the next file to. */
const faces: { face: Face; characters: ReadonlySet<number> }[] = [];
for (const subset of subsets) {
  const file = readFileSync(path.join(folder, `open-sans-${subset}-wght-normal.woff2`));
  const face = new Face(new Blob(new Uint8Array(await decompress(file)).buffer));
  faces.push({ face, characters: new Set(face.collectUnicodes()) });
}

/** Whether Open Sans has a character. */
export const hasCharacter = (character: string): boolean =>
  faces.some(({ characters }) => characters.has(character.codePointAt(0) ?? 0));

type Weight = TextStyle['weight'];

/** One file in one weight. */
type Cut = { font: Font; unit: number };

const cutsOf = (weight: Weight): Cut[] =>
  faces.map(({ face }) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return { font, unit: 1 / face.upem };
  });

const cuts: Record<Weight, Cut[]> = { 600: cutsOf(600), 700: cutsOf(700) };

/** How far the font reaches above and below its baseline, as shares of its size. */
export const fontExtents = (() => {
  const [{ font, unit } = { font: undefined, unit: 0 }] = cuts[700];
  const { ascender = 0, descender = 0 } = font?.hExtents() ?? {};
  return { ascent: ascender * unit, descent: -descender * unit } as const;
})();

/** Which file has a character; the first one draws a box where none has it. */
function fileOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const file = faces.findIndex(({ characters }) => characters.has(code));
  return Math.max(0, file);
}

/** A letter that is in no file as letter and marks. */
const inParts = (text: string) =>
  [...text].map((letter) => (hasCharacter(letter) ? letter : letter.normalize('NFD'))).join('');

/** A text's neighbours that are in the same file. */
function runsOf(text: string): { file: number; text: string }[] {
  const runs: { file: number; text: string }[] = [];
  for (const character of inParts(text)) {
    const file = fileOf(character);
    const last = runs.at(-1);
    if (last?.file === file) last.text += character;
    else runs.push({ file, text: character });
  }
  return runs;
}

/** Letters that are spaced are not joined to ligatures (https://www.w3.org/TR/css-text-3/#letter-spacing-property). */
const unjoined = [new Feature('liga', 0), new Feature('clig', 0)];

const glyphs = new GlyphBuffer();

type Glyph = { cut: Cut; id: number; x: number; y: number };

/** Where the letters of a text stand, in pixels from the left end of its baseline, and where the text ends. */
function setText(text: string, { weight, size, spacing }: TextStyle) {
  const placed: Glyph[] = [];
  let end = 0;
  for (const run of runsOf(text)) {
    const cut = cuts[weight][run.file];
    if (!cut) continue;
    glyphs.clearContents();
    glyphs.addText(run.text);
    glyphs.guessSegmentProperties();
    shape(cut.font, glyphs, spacing === 0 ? [] : unjoined);
    const scale = size * cut.unit;
    for (const glyph of glyphs.getGlyphInfosAndPositions()) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      placed.push({ cut, id, x: end + xOffset * scale, y: -yOffset * scale });
      end += xAdvance * scale + spacing * size;
    }
  }
  return { placed, end };
}

/** Width of a text in one line, in pixels. */
export const textWidth = (text: string, style: TextStyle): number => setText(text, style).end;

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * A text in one line as elements of an SVG.
 * @param x Left end of its baseline, as `y`, in pixels.
 */
export function textOutlines(text: string, style: TextStyle, x: number, y: number): string {
  return setText(text, style)
    .placed.map(({ cut, id, ...at }) => {
      const outline = cut.font.glyphToPath(id);
      const scale = style.size * cut.unit;
      const place = `${rounded(x + at.x)} ${rounded(y + at.y)}`;
      return (
        outline &&
        `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`
      );
    })
    .join('');
}
