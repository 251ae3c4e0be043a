import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { photograph } from '@/tests/support/raster-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { pictureHash } from '../picture-hash';
import type { Variant } from '../variant-address';
import { findOriginal } from './find-original';
import { choiceFile } from './format-choice';
import { makeVariant } from './make-variant';
import { writeWhole } from './picture-cache';

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
    const { width, format } = await sharp(first.made).metadata();
    expect([width, format]).toEqual([128, 'webp']);
    const opening = vi.fn(open);
    expect(await makeVariant(variant, opening, cache)).toEqual({ made: first.made, isNew: false });
    expect(opening).not.toHaveBeenCalled();
    expect(readdirSync(path.dirname(first.made))).toEqual(['128-75.webp']);
  });

  it('in AVIF has the quality that was chosen for its picture', async () => {
    const sizes: number[] = [];
    for (const avifQuality of [20, 80]) {
      const cache = writeTree({});
      writeWhole(choiceFile(hash, cache), JSON.stringify({ avifQuality }));
      const { made } = await makeVariant({ ...variant, format: 'avif' }, open, cache);
      expect((await sharp(made).metadata()).mediaType).toBe('image/avif');
      sizes.push(statSync(made).size);
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
