import readExif from 'exif-reader';

/** How Exif data begin, in the two orders of bytes (TIFF 6.0, §2), and how XMP names a coordinate. */
const beginnings = [Buffer.from('II*\0'), Buffer.from('MM\0*')];
const inWords = /GPSL(?:atitude|ongitude)\b/;

/** Whether Exif data give coordinates. */
function holdsCoordinates(exif: Buffer): boolean {
  try {
    const place = readExif(exif).GPSInfo ?? {};
    return place.GPSLatitude !== undefined || place.GPSLongitude !== undefined;
  } catch {
    // These bytes are no Exif data, or damaged.
    return false;
  }
}

/** So many places that look like the beginning of Exif data are read, each so far: a file has one or two, of 64 KB at most. */
const [mostBeginnings, longestExif] = [16, 64 * 1024];

/** Where bytes are that look like the beginning of Exif data. */
function beginningsIn(bytes: Buffer): number[] {
  const found: number[] = [];
  for (const beginning of beginnings)
    for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1)) {
      if (found.length === mostBeginnings) return found;
      found.push(at);
    }
  return found;
}

/**
 * Whether a picture says where it was taken, as telephones write it: in Exif or XMP, wherever its format keeps these.
 * @param bytes The file; one that is damaged says nothing.
 */
export function tellsPlace(bytes: Buffer): boolean {
  const exif = beginningsIn(bytes).map((at) => bytes.subarray(at, at + longestExif));
  if (exif.some(holdsCoordinates)) return true;
  return bytes.includes('GPSL') && inWords.test(bytes.toString('latin1'));
}
