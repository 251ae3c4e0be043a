import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isOnItsSide } from './exif-orientation';
import { pictureSize } from './picture-size';

const photograph = (orientation: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#492668' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

describe('a photograph', () => {
  it.each([1, 2, 3, 4])('stored upright or upside down (%i) has its size', async (orientation) => {
    const bytes = await photograph(orientation);
    expect(pictureSize(bytes, 'jpg')).toEqual({ width: 40, height: 20 });
  });

  it.each([5, 6, 7, 8])(
    'stored on its side (%i) has the size it is shown in',
    async (orientation) => {
      const bytes = await photograph(orientation);
      expect(pictureSize(bytes, 'jpg')).toEqual({ width: 20, height: 40 });
    },
  );

  it('has the same size, or none, wherever it is cut off', async () => {
    const bytes = await photograph(6);
    for (let length = 0; length < bytes.length; length += 1) {
      const size = pictureSize(bytes.subarray(0, length), 'jpg');
      if (size) expect(size).toEqual({ width: 20, height: 40 });
    }
  });
});

describe('a segment', () => {
  const segment = (...bytes: number[]) => Buffer.from([...Buffer.from('Exif\0\0'), ...bytes]);
  const bigEndian = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];

  it('is read in both orders of bytes', () => {
    const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
    expect(isOnItsSide(segment(...bigEndian, 0, 1, ...entry))).toBe(true);
    const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
    expect(isOnItsSide(segment(...little))).toBe(true);
  });

  it('says nothing when it is none of Exif, or leads nowhere', () => {
    expect(isOnItsSide(Buffer.from('http://ns.adobe.com/xap/1.0/\0'))).toBe(false);
    expect(isOnItsSide(segment(...bigEndian, 0xff, 0xff))).toBe(false);
    expect(isOnItsSide(segment(0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff, 0, 1))).toBe(false);
  });
});
