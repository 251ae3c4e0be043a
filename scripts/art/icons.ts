import { markBars, markSide } from '@/lib/art/mark';
import { themeColor } from '@/lib/art/theme-colors';

/** Lengths of the parts of an ICO file, in bytes. */
const headerLength = 6;
const entryLength = 16;

/**
 * An ICO file of PNGs, as every browser since 2007 reads it.
 * Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @param pictures PNG files, by the length of their sides in pixels, below 256.
 */
export function icoFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + pictures.length * entryLength;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

type Colors = { top: string; middle: string; bottom: string };

const svg = (content: string, viewBox = `0 0 ${markSide} ${markSide}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;

/** The mark without the room around it. */
const tight = '9 8 48 48';

const bars = ({ top, middle, bottom }: Colors) =>
  `<path fill="${top}" d="${markBars.top}"/><path fill="${middle}" d="${markBars.middle}"/><path fill="${bottom}" d="${markBars.bottom}"/>`;

/** Blue and purple are too dark on night: white and yellow take their place. */
const onNight = (): Colors => ({
  top: themeColor('teal'),
  middle: themeColor('yellow'),
  bottom: themeColor('on-night'),
});

/** The icon of a tab: the mark alone, in colours that fit a light or a dark tab. */
export function tabIcon(): string {
  const dark = onNight();
  const style = `@media (prefers-color-scheme:dark){.m{fill:${dark.middle}}.b{fill:${dark.bottom}}}`;
  return svg(
    `<style>.m{fill:${themeColor('blue')}}.b{fill:${themeColor('purple')}}${style}</style>` +
      `<path fill="${dark.top}" d="${markBars.top}"/><path class="m" d="${markBars.middle}"/><path class="b" d="${markBars.bottom}"/>`,
    tight,
  );
}

type Tile = {
  /** Radius of the tile's corners, in units of its 64; 0 where the system cuts it. */
  radius: number;
  /** Size of the mark within it, 1 as drawn. */
  scale: number;
  /** Moves the mark, in the same units, so that it meets whole pixels. */
  shift?: number;
};

/** The mark on a tile of night. */
export function tileIcon({ radius, scale, shift = 0 }: Tile): string {
  const middle = markSide / 2;
  const move = `translate(${middle} ${middle + shift}) scale(${scale}) translate(${-middle - 1} ${-middle})`;
  return svg(
    `<rect width="${markSide}" height="${markSide}" rx="${radius}" fill="${themeColor('night')}"/><g transform="${move}">${bars(onNight())}</g>`,
  );
}
