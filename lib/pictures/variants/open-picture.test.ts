import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photograph } from '@/tests/support/raster-samples';
import { BrokenPicture, openPicture } from './open-picture';

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
