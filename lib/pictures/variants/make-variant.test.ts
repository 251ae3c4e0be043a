import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { keep } from '@/lib/files/kept-file';
import { tellsPlace } from '@/lib/pictures/picture-place';
import type { Variant } from '@/lib/pictures/variant-pathname';
import { photograph } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { BrokenPicture, findOriginal, makeVariant, openPicture } from './make-variant';
import { choiceFile, pictureHash } from './picture-cache';

const bytes = await photograph(300, 200);
const hash = pictureHash(bytes);
const variant: Variant = {
  file: 'blog/post/hall.jpg',
  hash,
  width: 128,
  quality: 75,
  format: 'webp',
};
const folder = writeTree({ 'blog/post/hall.jpg': bytes });
const open = () => findOriginal(variant, [folder]);

describe('a variant', () => {
  it('is made once: later it comes from the cache, and its picture is not even opened', async () => {
    const cache = writeTree({});
    const first = await makeVariant(variant, open, cache);
    expect(first.isNew).toBe(true);
    const { width, format } = await sharp(first.bytes).metadata();
    expect([width, format]).toEqual([128, 'webp']);
    const opening = vi.fn(open);
    expect(await makeVariant(variant, opening, cache)).toEqual({
      bytes: first.bytes,
      isNew: false,
    });
    expect(opening).not.toHaveBeenCalled();
    expect(filesBelow(cache)).toEqual([`${hash}/128-75.webp`]);
  });

  it('is made again where what was kept of it is damaged', async () => {
    const cache = writeTree({});
    const first = await makeVariant(variant, open, cache);
    const file = path.join(cache, hash, '128-75.webp');
    writeFileSync(file, readFileSync(file).subarray(0, -9));
    expect(await makeVariant(variant, open, cache)).toEqual({ ...first, isNew: true });
  });

  it('in AVIF has the quality that was chosen for its picture', async () => {
    const sizes: number[] = [];
    for (const avifQuality of [20, 80]) {
      const cache = writeTree({});
      keep(choiceFile(hash, cache), Buffer.from(JSON.stringify({ avifQuality })));
      const { bytes: avif } = await makeVariant({ ...variant, format: 'avif' }, open, cache);
      expect((await sharp(avif).metadata()).mediaType).toBe('image/avif');
      sizes.push(avif.length);
    }
    expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2);
  });

  it('is not made in AVIF unless that was chosen', async () => {
    const making = makeVariant({ ...variant, format: 'avif' }, open, writeTree({}));
    await expect(making).rejects.toThrow('is not offered as AVIF');
  });

  it('is never wider than its picture', async () => {
    const making = makeVariant({ ...variant, width: 301 }, open, writeTree({}));
    await expect(making).rejects.toThrow('is 300 pixels wide: no variant of 301');
  });

  it('of another content is not made', async () => {
    const other = { ...variant, hash: 'ffffffffffff' };
    const making = makeVariant(other, () => findOriginal(other, [folder]), writeTree({}));
    await expect(making).rejects.toThrow('blog/post/hall.jpg: there is no such picture');
  });
});

describe('a picture', () => {
  it('is opened upright, in any width up to its own', async () => {
    const turned = sharp(await photograph(60, 40)).withMetadata({ orientation: 6 });
    const picture = await openPicture(await turned.jpeg().toBuffer(), 'hall.jpg');
    expect(picture.width).toBe(40);
    const { info } = await picture.inWidth(20).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 30]);
    const wide = await picture.inWidth(400).raw().toBuffer({ resolveWithObject: true });
    expect(wide.info.width).toBe(40);
  });

  const broken = async (bytes: Buffer, file: string) =>
    openPicture(bytes, file).catch((error: unknown) => error as Error);

  it('that was cut off is refused with its file and the reason', async () => {
    const bytes = await photograph(400, 300);
    const error = await broken(bytes.subarray(0, bytes.length / 2), 'content/blog/post/hall.jpg');
    expect(error).toBeInstanceOf(BrokenPicture);
    expect(String(error)).toMatch(/content\/blog\/post\/hall\.jpg: .*\w/);
    expect(String(error)).not.toContain('\n');
  });

  it('that is another format than its name says is refused', async () => {
    const error = await broken(await photograph(40, 30), 'hall.png');
    expect(String(error)).toContain('hall.png: is no readable .png picture');
  });

  it('that moves is refused', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
    const moving = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
    const error = await broken(await moving.webp({ loop: 0 }).toBuffer(), 'moving.webp');
    expect(String(error)).toContain('animated');
  });
});

it('tells nothing of the place a photograph was taken at', async () => {
  const taken = await sharp(bytes)
    .withExif({ IFD3: { GPSLatitude: '52/1 24/1 0/1', GPSLongitude: '16/1 55/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(tellsPlace(taken)).toBe(true);
  const told = { ...variant, hash: pictureHash(taken) };
  const { bytes: made } = await makeVariant(
    told,
    () => openPicture(taken, 'hall.jpg'),
    writeTree({}),
  );
  expect(tellsPlace(made)).toBe(false);
  expect((await sharp(made).metadata()).exif).toBeUndefined();
});

it('is not made of a picture that would fill the memory', async () => {
  const png = await sharp(bytes).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  await expect(openPicture(png, 'hall.png')).rejects.toThrow(
    'hall.png: has 60000 × 60000 pixels: expected 50 million at most',
  );
});
