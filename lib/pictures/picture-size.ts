import { SaxesParser } from 'saxes';
import { formatOf } from './picture-format';

/** Content types of the pictures a page may show, by the end of their name. */
export const pictureTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type PictureExtension = keyof typeof pictureTypes;

/** What a picture's name ends in; undefined for files that are no pictures. */
export function extensionOf(file: string): PictureExtension | undefined {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(file) ?? [];
  const known = extension.toLowerCase();
  return Object.hasOwn(pictureTypes, known) ? (known as PictureExtension) : undefined;
}

/** Tag of the first directory that says how a picture is to be turned, and its length in bytes (Exif 2.32, §4.6). */
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

const holds = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** PNG: the header chunk comes first. */
function pngSize(bytes: Buffer): PictureSize | undefined {
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
function jpegSize(bytes: Buffer): PictureSize | undefined {
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
    // Any number of fill bytes may come before a marker.
    offset += marker === 0xff ? 1 : 2 + length;
  }
  return undefined;
}

/** WebP in its three forms: lossy, lossless, extended (RFC 9649). */
function webpSize(bytes: Buffer): PictureSize | undefined {
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

/** AVIF: the largest of the sizes it states; smaller ones are of previews and tiles. */
function avifSize(bytes: Buffer): PictureSize | undefined {
  // A HEIC is built alike, and browsers do not show it.
  if (formatOf(bytes) !== 'avif') return undefined;
  let largest: PictureSize | undefined;
  let at = bytes.indexOf('ispe');
  while (at >= 0 && at + 16 <= bytes.length) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    at = bytes.indexOf('ispe', at + 4);
  }
  return largest;
}

/** The attributes of the outermost `<svg>`; nothing behind its tag is read. */
function outermost(text: string): ReadonlyMap<string, string> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let found: ReadonlyMap<string, string> = new Map();
  const isFound = new Error('found');
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (/^(?:[^:]+:)?svg$/.test(name)) found = new Map(Object.entries(attributes));
    throw isFound;
  });
  try {
    parser.write(text.replace(/^\uFEFF/, ''));
  } catch {
    // It is found, or the file is no XML up to there.
  }
  return found;
}

/** A length in pixels; percentages and other units say nothing of a picture by itself. */
const pixels = (length = '') =>
  /^\d+(\.\d+)?(px)?$/.test(length.trim()) ? Number.parseFloat(length) : 0;

/** Width and height of an SVG, from its attributes or from its viewBox. */
function svgSize(bytes: Buffer): PictureSize | undefined {
  const attributes = outermost(bytes.toString('utf8'));
  const [width, height] = [pixels(attributes.get('width')), pixels(attributes.get('height'))];
  if (width > 0 && height > 0) return { width, height };
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , boxWidth = 0, boxHeight = 0] = box.map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

const readers: Record<PictureExtension, (bytes: Buffer) => PictureSize | undefined> = {
  svg: svgSize,
  png: pngSize,
  jpg: jpegSize,
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

/**
 * The size a picture is meant to be shown in.
 * @param extension What its name ends in; the bytes have to be of that format.
 * @returns undefined when the bytes are damaged, of another format, or say nothing of a size.
 */
export function pictureSize(bytes: Buffer, extension: PictureExtension): PictureSize | undefined {
  const size = readers[extension](bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
