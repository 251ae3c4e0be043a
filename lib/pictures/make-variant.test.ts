import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { keep } from '@/lib/files/kept-file';
import { drawing, photograph } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { makeVariant } from './make-variant';
import { pictureHash } from './picture-of-page';
import { tellsPlace } from './picture-place';
import type { Variant } from './variant-pathname';

const hall = await photograph(300, 200);
const usual = { file: 'blog/hall.jpg', width: 128, quality: 75, format: 'webp' } as const;
const variantOf = (bytes: Buffer, more: Partial<Variant> = {}): Variant => ({
  ...usual,
  hash: pictureHash(bytes),
  ...more,
});

/** Makes a variant of a picture that lies where it says, with a cache of its own. */
const make = (bytes: Buffer, more: Partial<Variant> = {}) => {
  const variant = variantOf(bytes, more);
  const folders = [writeTree({ [variant.file]: bytes })];
  return makeVariant(variant, { folders, cache: writeTree({}) });
};

describe('a variant', () => {
  it('is made once: later it comes from the cache', async () => {
    const [cache, folder] = [writeTree({}), writeTree({ 'blog/hall.jpg': hall })];
    const again = () => makeVariant(variantOf(hall), { folders: [folder], cache });
    await again();
    const [name = ''] = filesBelow(cache);
    expect(name).toBe(`${pictureHash(hall)}/128-75.webp`);
    const file = path.join(cache, name);
    keep(file, Buffer.from('kept'));
    expect((await again()).toString()).toBe('kept');
  });

  it.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)(
    'as %s has the width and, more or less finely, the quality asked for',
    async (format, mediaType) => {
      const [low, high] = [
        await make(hall, { format, quality: 40 }),
        await make(hall, { format, quality: 90 }),
      ];
      expect(await sharp(high).metadata()).toMatchObject({ width: 128, mediaType });
      expect(low.length).toBeLessThan(high.length / 2);
    },
  );

  it('of a photograph is smaller as AVIF', async () => {
    const sharpOne = await photograph(700, 600, 1.5);
    const [avif, webp] = [
      await make(sharpOne, { width: 640, format: 'avif' }),
      await make(sharpOne, { width: 640 }),
    ];
    expect(avif.length).toBeLessThan(webp.length);
  });

  it('of a drawing is as drawn where that is smaller', async () => {
    const bars = await drawing(900, 600);
    const made = await make(bars, { file: 'bars.png', width: 900 });
    const lossy = await sharp(bars).webp({ quality: 75 }).toBuffer();
    expect(made.length).toBeLessThan(lossy.length);
    const [drawn, own] = await Promise.all(
      [made, bars].map((one) => sharp(one).removeAlpha().raw().toBuffer()),
    );
    expect(own && drawn?.equals(own)).toBe(true);
  });

  it('is upright, and tells nothing of the place a photograph was taken at', async () => {
    const taken = await sharp(await photograph(60, 40))
      .withExif({ IFD3: { GPSLatitude: '52/1 24/1 0/1', GPSLongitude: '16/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(tellsPlace(taken)).toBe(true);
    const made = await make(taken, { width: 20 });
    const { width, height, exif } = await sharp(made).metadata();
    expect([width, height, exif]).toEqual([20, 30, undefined]);
    expect(tellsPlace(made)).toBe(false);
  });
});

const moving = () => {
  const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
  const picture = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
  return picture.webp({ loop: 0 }).toBuffer();
};

const huge = async () => {
  const png = await sharp(hall).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
};

const [movingPicture, hugePicture] = [await moving(), await huge()];

describe('no variant is made', () => {
  it.each([
    ['wider than its picture', hall, { width: 301 }, 'is 300 pixels wide: no variant of 301'],
    ['of one that was cut off', hall.subarray(0, hall.length / 2), {}, /hall\.jpg: \S[^\n]+$/],
    ['of what is no picture', Buffer.from('text'), {}, /hall\.jpg: \S[^\n]+$/],
    ['of one that moves', movingPicture, { width: 10 }, 'hall.jpg: is animated'],
    ['of one that would fill the memory', hugePicture, {}, 'pixel limit'],
    ['of another content', hall, { hash: 'ffffffffffff' }, 'hall.jpg: there is no such picture'],
  ])('%s', async (_name, bytes, more, message) => {
    await expect(make(bytes, more)).rejects.toThrow(message);
  });
});
