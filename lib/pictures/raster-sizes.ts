import { isOnItsSide } from './exif-orientation';
import type { PictureSize } from './picture-size';

const holds = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** PNG: the header chunk stands first. */
export function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || !holds(bytes, 1, 'PNG\r\n') || !holds(bytes, 12, 'IHDR'))
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Markers that begin a frame (ITU T.81, table B.1): C0 to CF without C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Marker of the segment that cameras say in how a photograph is to be turned (APP1). */
const app1 = 0xe1;

/** JPEG: segments are skipped, each by its own length, up to the frame. The size is that of the upright picture. */
export function jpegSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let [offset, isTurned] = [2, false];
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(offset + 5), bytes.readUInt16BE(offset + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    const length = Math.max(2, bytes.readUInt16BE(offset + 2));
    if (marker === app1) isTurned ||= isOnItsSide(bytes.subarray(offset + 4, offset + 2 + length));
    // Any number of fill bytes may stand before a marker.
    offset += marker === 0xff ? 1 : 2 + length;
  }
  return undefined;
}

/** WebP in its three forms: lossy, lossless, extended (RFC 9649). */
export function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30 || !holds(bytes, 0, 'RIFF') || !holds(bytes, 8, 'WEBP')) return undefined;
  if (holds(bytes, 12, 'VP8X'))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (holds(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!holds(bytes, 12, 'VP8 ')) return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** AVIF: the largest of the sizes it tells; smaller ones are of previews and tiles. */
export function avifSize(bytes: Buffer): PictureSize | undefined {
  if (!holds(bytes, 4, 'ftyp')) return undefined;
  let largest: PictureSize | undefined;
  let at = bytes.indexOf('ispe');
  while (at >= 0 && at + 16 <= bytes.length) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    at = bytes.indexOf('ispe', at + 4);
  }
  return largest;
}
