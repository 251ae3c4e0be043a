/** Tag of the first directory that leads to the one about the place (Exif 2.32, §4.6.3). */
const placeTag = 0x8825;

/** In that directory: latitude and longitude. */
const coordinates = new Set([0x0002, 0x0004]);

const entryLength = 12;

/** The tags of a directory, with their values as numbers. */
function tagsAt(tiff: Buffer, at: number, isLittleEndian: boolean): [tag: number, value: number][] {
  const short = (offset: number) =>
    isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
  const long = (offset: number) =>
    isLittleEndian ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset);
  if (at < 8 || at + 2 > tiff.length) return [];
  const tags: [number, number][] = [];
  for (let index = 0; index < short(at); index += 1) {
    const entry = at + 2 + index * entryLength;
    if (entry + entryLength > tiff.length) break;
    tags.push([short(entry), long(entry + 8)]);
  }
  return tags;
}

/** Whether Exif data give coordinates. */
function holdsCoordinates(tiff: Buffer): boolean {
  if (tiff.length < 8) return false;
  const isLittleEndian = tiff[0] === 0x49;
  const first = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const place = tagsAt(tiff, first, isLittleEndian).find(([tag]) => tag === placeTag)?.[1];
  if (place === undefined) return false;
  return tagsAt(tiff, place, isLittleEndian).some(([tag]) => coordinates.has(tag));
}

/** How Exif data begin, in the two orders of bytes (TIFF 6.0, §2), and how XMP names a coordinate. */
const beginnings = [Buffer.from('II*\0'), Buffer.from('MM\0*')];
const inWords = /GPSL(?:atitude|ongitude)\b/;

/**
 * Whether a picture says where it was taken, as telephones write it: in Exif or XMP, wherever its format keeps these.
 * @param bytes The file; one that is damaged says nothing.
 */
export function tellsPlace(bytes: Buffer): boolean {
  for (const beginning of beginnings)
    for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1))
      if (holdsCoordinates(bytes.subarray(at))) return true;
  return bytes.includes('GPSL') && inWords.test(bytes.toString('latin1'));
}
