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
