import { crc32, deflateSync } from 'node:zlib';
import type { Area } from './social-picture';

/** An opaque colour as a drawing's pixel holds it: red in the lowest byte, then green and blue. */
type Color = number;

/** A picture of few colours: for each pixel the place of its colour in the palette. */
export type IndexedPicture = {
  width: number;
  height: number;
  pixels: Uint8Array;
  palette: readonly Color[];
};

/** Leaves a pixel's opacity out. */
const opaque = 0xffffff;

/** Colours that a PNG of one byte for each pixel can have. */
const mostColors = 256;

const channel = (color: Color, number: number) => (color >>> (8 * number)) & 0xff;

/** The distance of two colours, squared. */
function distanceOf(one: Color, other: Color): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >>> 8) & 0xff) - ((other >>> 8) & 0xff);
  const blue = ((one >>> 16) & 0xff) - ((other >>> 16) & 0xff);
  return red * red + green * green + blue * blue;
}

/** The colours of a picture, how many pixels have each, and for each pixel the place of its colour among them. */
type Counted = { colors: Int32Array; counts: Int32Array; places: Int32Array };

/** Flat areas are most of a drawing: the neighbour at the left or above mostly has the same colour. */
function countColors(pixels: Int32Array, width: number): Counted {
  const known = new Map<Color, number>();
  const colors: Color[] = [];
  const counts: number[] = [];
  const places = new Int32Array(pixels.length);
  let left = -1;
  let place = 0;
  for (let index = 0; index < pixels.length; index += 1) {
    const color = (pixels[index] ?? 0) & opaque;
    if (color !== left) {
      left = color;
      const above = index - width;
      if (above >= 0 && ((pixels[above] ?? 0) & opaque) === color) place = places[above] ?? 0;
      else {
        place = known.get(color) ?? colors.length;
        if (place === colors.length) {
          known.set(color, place);
          colors.push(color);
          counts.push(0);
        }
      }
    }
    places[index] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { colors: Int32Array.from(colors), counts: Int32Array.from(counts), places };
}

/**
 * Chooses a palette: each time the colour whose pixels would be furthest from what was chosen before, all distances
 * squared and added up. So smooth changes of colour keep their steps, and edges, whose colours are many and seldom,
 * share theirs.
 * @param first Colours that it begins with in any case.
 * @param most Colours that it has, at most.
 * @returns The palette, and for each counted colour the place of the nearest one in it.
 */
function choosePalette({ colors, counts }: Counted, first: readonly Color[], most: number) {
  const distances = new Int32Array(colors.length).fill(2 ** 31 - 1);
  const nearest = new Uint8Array(colors.length);
  const palette: Color[] = [];
  /** Adds a colour; finds the one that is missed most then. */
  const add = (chosen: Color): Color | undefined => {
    let worst = 0;
    let missed: Color | undefined;
    for (let index = 0; index < colors.length; index += 1) {
      const color = colors[index] ?? 0;
      const distance = distanceOf(color, chosen);
      if (distance < (distances[index] ?? 0)) {
        distances[index] = distance;
        nearest[index] = palette.length;
      }
      const error = (distances[index] ?? 0) * (counts[index] ?? 0);
      if (error > worst) {
        worst = error;
        missed = color;
      }
    }
    palette.push(chosen);
    return missed;
  };
  let next: Color | undefined;
  for (const color of first) next = add(color);
  while (next !== undefined && palette.length < most) next = add(next);
  return { palette, nearest };
}

/**
 * Reduces a picture to few colours. A drawing of flat areas and smooth changes of colour looks the same.
 * @param pixels Red, green, blue and opacity of each pixel, which has to be opaque.
 * @param first Colours that the palette begins with in any case, one at least: those that will be drawn on the picture.
 * @param most Colours that the palette has, at most.
 */
export function indexedPicture(
  pixels: Int32Array,
  { width, height }: { width: number; height: number },
  first: readonly Color[],
  most = mostColors,
): IndexedPicture {
  const counted = countColors(pixels, width);
  const { palette, nearest } = choosePalette(counted, first, most);
  const indexed = new Uint8Array(pixels.length);
  for (let index = 0; index < indexed.length; index += 1)
    indexed[index] = nearest[counted.places[index] ?? 0] ?? 0;
  return { width, height, pixels: indexed, palette };
}

/**
 * Puts a picture into a larger one.
 * @param part Its palette begins with the other one's, and is the result's.
 */
export function composed(
  below: IndexedPicture,
  part: IndexedPicture,
  left: number,
): IndexedPicture {
  const pixels = below.pixels.slice();
  for (let y = 0; y < part.height; y += 1)
    pixels.set(part.pixels.subarray(y * part.width, (y + 1) * part.width), y * below.width + left);
  return { ...below, pixels, palette: part.palette };
}

/** Steps of opacity that the edges of letters have. */
const opacitySteps = 16;

/** A colour over another one, with an opacity of 0 to 1. */
function blend(color: Color, below: Color, opacity: number): Color {
  const part = (number: number) =>
    Math.round(channel(below, number) * (1 - opacity) + channel(color, number) * opacity) <<
    (8 * number);
  return part(0) | part(1) | part(2);
}

/** The colours of a text's edges on a background, from the background's own to the text's. */
export const edgeColors = (color: Color, below: Color): Color[] =>
  Array.from({ length: opacitySteps + 1 }, (_, step) => blend(color, below, step / opacitySteps));

/** A colour such as `#2b1640`. */
export function colorOfHex(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return (value >>> 16) | (value & 0xff00) | ((value & 0xff) << 16);
}

/**
 * Paints a picture with a colour, in place, through a stencil.
 * @param stencil Pixels of the area, whose opacity says how much of the colour each gets.
 */
export function paintThrough(
  { pixels, width, palette }: IndexedPicture,
  color: Color,
  stencil: Uint8Array,
  area: Area,
): void {
  /** For each colour below and each step of opacity the place of the result in the palette, as far as known. */
  const blends = new Int16Array(palette.length * (opacitySteps + 1)).fill(-1);
  const blendOf = (below: number, step: number) => {
    const wanted = blend(color, palette[below] ?? 0, step / opacitySteps);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [place, one] of palette.entries()) {
      const distance = distanceOf(one, wanted);
      if (distance < least) [best, least] = [place, distance];
    }
    return best;
  };
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const opacity = stencil[4 * (y * area.width + x) + 3] ?? 0;
      if (opacity === 0) continue;
      const at = (area.top + y) * width + area.left + x;
      const below = pixels[at] ?? 0;
      const step = Math.round((opacity * opacitySteps) / 255);
      const key = below * (opacitySteps + 1) + step;
      let place = blends[key] ?? -1;
      if (place < 0) {
        place = blendOf(below, step);
        blends[key] = place;
      }
      pixels[at] = place;
    }
  }
}

/** A part of a PNG file: length, type, data, checksum of type and data. */
function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A picture as a PNG file (https://www.w3.org/TR/png-3/) of a byte for each pixel. Rows
 * are not filtered, which suits palettes; of zlib's levels, 4 takes half the time of its own choice for 3% more bytes.
 */
export function pngOf({ width, height, pixels, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const [bitsPerPixel, withPalette] = [8, 3];
  header.set([bitsPerPixel, withPalette], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Uint8Array.from(palette.flatMap((color) => [0, 1, 2].map((part) => channel(color, part)))),
    ),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
