import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePictures } from '@/tests/support/picture-samples';
import { extensionOf, type PictureExtension, pictureSize } from './picture-size';

const samples = Object.entries(samplePictures).map(([name, bytes]) => ({
  name,
  bytes,
  extension: name.split(' ').at(-1) as PictureExtension,
}));

describe.each(samples)('a $name', ({ bytes, extension }) => {
  it('reads its size', () => {
    expect(pictureSize(bytes, extension)).toEqual({ width: 37, height: 25 });
  });

  it('reads nothing, or its size, wherever it is cut off', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const size = pictureSize(bytes.subarray(0, length), extension);
      if (size) expect(size).toEqual({ width: 37, height: 25 });
    }
  });

  it('is no picture of another format', () => {
    const others = ['png', 'jpg', 'webp', 'avif', 'svg'] as const;
    for (const other of others.filter((one) => one !== extension))
      expect(pictureSize(bytes, other)).toBeUndefined();
  });
});

describe('a JPEG', () => {
  const [start, rest] = [samplePictures.jpg.subarray(0, 2), samplePictures.jpg.subarray(2)];

  it('reads its size behind segments of any length and fill bytes', () => {
    const segment = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0x10, 0x02]),
      Buffer.alloc(0x1000, 0xff),
    ]);
    const bytes = Buffer.concat([start, segment, Buffer.from([0xff, 0xff]), rest]);
    expect(pictureSize(bytes, 'jpeg')).toEqual({ width: 37, height: 25 });
  });

  it('is read to an end even if a segment claims to have no length', () => {
    const bytes = Buffer.concat([start, Buffer.from([0xff, 0xe1, 0, 0]), Buffer.alloc(20)]);
    expect(pictureSize(bytes, 'jpg')).toBeUndefined();
  });
});

describe('an SVG', () => {
  const sizeOf = (text: string) => pictureSize(Buffer.from(text), 'svg');

  it.each([
    ['a viewBox', '<svg viewBox="0 0 640 400">', 640, 400],
    ['a viewBox that begins elsewhere', "<svg viewBox = '-10,-5 640.5, 400'>", 640.5, 400],
    ['attributes', '<svg width="64" height="40px" viewBox="0 0 640 400">', 64, 40],
    ['a viewBox with percentages', '<svg width="100%" height="100%" viewBox="0 0 8 4">', 8, 4],
    ['a viewBox with a lone width', '<svg width="64" viewBox="0 0 8 4">', 64, 32],
    [
      'lines before it',
      '\uFEFF<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> -->\n<svg\n viewBox="0 0 8 4"\n>',
      8,
      4,
    ],
  ])('reads its size from %s', (_name, text, width, height) => {
    expect(sizeOf(text)).toEqual({ width, height });
  });

  it.each([
    '',
    'text',
    '<svg>',
    '<svg viewBox="0 0">',
    '<svg viewBox="0 0 -8 4">',
    '<svg viewBox="a">',
    '<svgs viewBox="0 0 8 4">',
  ])('reads none from %j', (text) => expect(sizeOf(text)).toBeUndefined());
});

it.each([
  ['a.svg', 'svg'],
  ['a/b.JPEG', 'jpeg'],
  ['a.b.webp', 'webp'],
  ['a.gif', undefined],
  ['svg', undefined],
  ['a.svg/b', undefined],
  ['a.constructor', undefined],
])('%s ends in %s', (file, extension) => expect(extensionOf(file)).toBe(extension));

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
});
