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
