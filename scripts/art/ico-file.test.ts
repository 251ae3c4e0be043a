import { expect, it } from 'vitest';
import { icoFile } from './ico-file';

it('names each picture with its size, length and place, and holds it there', () => {
  const pictures = [
    { side: 16, png: Buffer.from('first') },
    { side: 48, png: Buffer.from('the second') },
  ];
  const file = icoFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = pictures.map((_, index) => {
    const entry = 6 + index * 16;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return { side: file.readUInt8(entry), png: file.subarray(offset, offset + length) };
  });
  expect(found).toEqual(pictures);
});
