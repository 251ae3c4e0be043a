import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing, photograph } from '@/tests/support/picture-samples';
import { brightness, chooseFormat, similarity } from './choose-format';
import { encodeAvif, encodeWebp, type OpenPicture, openPicture } from './make-variant';

const similarityTo = async (picture: OpenPicture, width: number, bytes: Buffer) =>
  similarity(
    await brightness(sharp(await picture.inWidth(width).png().toBuffer())),
    await brightness(sharp(bytes)),
  );

/** A drawing of two colours, dot by dot: heavy, and heavier with loss. */
function dots(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const data = Buffer.from(
    Array.from({ length: width * height }, () => {
      state = (state * 48271) % 0x7fffffff;
      return state % 7 === 0 ? 0 : 255;
    }),
  );
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

describe('the choice of a format', { timeout: 30_000 }, () => {
  it('is AVIF where it is smaller and no less like the original than WebP', async () => {
    const picture = await openPicture(await photograph(700, 600, 1.5), 'hall.jpg');
    const { choice, width, variants } = await chooseFormat(picture);
    const { avifQuality = 0 } = choice;
    expect(avifQuality).toBeGreaterThan(0);
    const [avif, webp] = [
      await encodeAvif(picture, 640, avifQuality),
      await encodeWebp(picture, 640, 75),
    ];
    expect({ width, variants }).toEqual({ width: 640, variants: { avif, webp } });
    expect(avif.length).toBeLessThan(webp.length);
    expect(await similarityTo(picture, 640, avif)).toBeGreaterThanOrEqual(
      await similarityTo(picture, 640, webp),
    );
  });

  it.each([
    ['the picture is light: a third of little', photograph(700, 480, 4), 'hall.jpg'],
    ['AVIF saves nothing: drawn dots, which WebP keeps without loss', dots(640, 480), 'dots.png'],
  ])('is WebP alone where %s', async (_, bytes, file) => {
    const picture = await openPicture(await bytes, file);
    const { choice, width, variants } = await chooseFormat(picture);
    const webp = await encodeWebp(picture, 640, 75);
    expect({ choice, width, variants }).toEqual({ choice: {}, width: 640, variants: { webp } });
  });
});

describe('WebP', () => {
  it('of a drawing is as drawn where that is smaller', async () => {
    const picture = await openPicture(await drawing(900, 600), 'bars.png');
    const bytes = await encodeWebp(picture, 900, 75);
    expect(await similarityTo(picture, 900, bytes)).toBe(1);
    const lossy = await picture.inWidth(900).webp({ quality: 75 }).toBuffer();
    expect(bytes.length).toBeLessThan(lossy.length);
  });

  it('of a photograph has the quality asked for', async () => {
    const picture = await openPicture(await photograph(400, 300), 'hall.jpg');
    const [low, high] = [await encodeWebp(picture, 400, 30), await encodeWebp(picture, 400, 90)];
    expect(low.length).toBeLessThan(high.length / 2);
  });
});

it('similarity falls with the quality', async () => {
  const picture = await openPicture(await photograph(200, 200), 'hall.jpg');
  const of = async (quality: number) =>
    similarityTo(picture, 200, await picture.inWidth(200).webp({ quality }).toBuffer());
  const [poor, good] = [await of(10), await of(90)];
  expect(poor).toBeLessThan(good);
  expect(good).toBeLessThan(1);
});
