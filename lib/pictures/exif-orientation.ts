/** Tag of the first directory that tells how a picture is to be turned, and its length in bytes (Exif 2.32, §4.6). */
const orientationTag = 0x0112;
const entryLength = 12;

/** From this orientation on, to the highest there is, width and height change places. */
const [firstOnSide, lastOnSide] = [5, 8];

/**
 * Whether a photograph is stored lying on its side, as telephones do when they are held upright.
 * @param segment What an APP1 segment of a JPEG holds.
 */
export function isOnItsSide(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 16) return false;
  const tiff = segment.subarray(6);
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index += 1) {
    const entry = directory + 2 + index * entryLength;
    if (entry + entryLength > tiff.length) return false;
    if (short(entry) !== orientationTag) continue;
    const orientation = short(entry + 8);
    return orientation >= firstOnSide && orientation <= lastOnSide;
  }
  return false;
}
