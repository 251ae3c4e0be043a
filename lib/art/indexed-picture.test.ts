import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorOfHex, edgeColors, indexedPicture, paintThrough, pngOf } from './indexed-picture';

const [night, white] = [colorOfHex('#2b1640'), colorOfHex('#ffffff')];

/** The colours of a PNG, as sharp reads it. */
async function colorsOf(png: Buffer): Promise<number[]> {
  const bytes = await sharp(png).removeAlpha().raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, pixel) => bytes.readUIntLE(3 * pixel, 3));
}

const opaque = (colors: readonly number[]) =>
  Int32Array.from(colors, (color) => color | 0xff000000);

describe('a picture of few colours', () => {
  it('is the picture itself where there are no more than a palette holds', async () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 5 }),
    });
    const pictures = size.chain(({ width, height }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        colors: fc.array(fc.integer({ min: 0, max: 0xffffff }), {
          minLength: width * height,
          maxLength: width * height,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(pictures, async ({ colors, ...picture }) => {
        const png = pngOf(indexedPicture(opaque(colors), picture, [night]));
        expect(await sharp(png).metadata()).toMatchObject(picture);
        expect(await colorsOf(png)).toEqual(colors);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps each step of a long change of colour within what nobody sees', async () => {
    const colors = Array.from({ length: 1024 }, (_, step) => {
      const [red, green, blue] = [step >> 2, 255 - (step >> 2), (step * 7) >> 6];
      return red | (green << 8) | (blue << 16);
    });
    const picture = indexedPicture(opaque(colors), { width: 1024, height: 1 }, [night]);
    expect(picture.palette).toHaveLength(256);
    const drawn = await colorsOf(pngOf(picture));
    const parts = (color: number) => [color & 0xff, (color >> 8) & 0xff, color >> 16];
    const errors = colors.map((color, index) =>
      Math.max(
        ...parts(color).map((part, place) =>
          Math.abs(part - (parts(drawn[index] ?? 0)[place] ?? 0)),
        ),
      ),
    );
    expect(Math.max(...errors)).toBeLessThanOrEqual(2);
  });

  it('is painted through a stencil, edges half', () => {
    const first = edgeColors(white, night);
    const picture = indexedPicture(opaque(Array(6).fill(night)), { width: 3, height: 2 }, first);
    const stencil = Uint8Array.from([0, 0, 0, 255, 0, 0, 0, 128]);
    paintThrough(picture, white, stencil, { left: 1, top: 1, width: 2, height: 1 });
    expect([...picture.pixels].map((place) => picture.palette[place])).toEqual([
      night,
      night,
      night,
      night,
      white,
      first[8],
    ]);
  });
});

it('reads colours as they are written in the theme', () => {
  expect(colorOfHex('#123456')).toBe(0x563412);
});
