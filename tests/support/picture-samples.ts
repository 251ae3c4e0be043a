import sharp, { type Sharp } from 'sharp';
/** Small pictures of one colour, 37 × 25 pixels, as encoders write them, by what they are. */
export const samplePictures = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACUAAAAZCAMAAACB+BfnAAAAA1BMVEVJJmhYhuHbAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQokWNgGAWjYBQMLQAAA7YAARF82NUAAAAASUVORK5CYII=',
    'base64',
  ),
  jpg: Buffer.from(
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAZACUDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQFAAAAAAAAAAH/9k=',
    'base64',
  ),
  'lossy webp': Buffer.from(
    'UklGRjwAAABXRUJQVlA4IDAAAAAwAwCdASolABkAP83m7XA/uDIrJWgD8DmJZwDPKA8KmggAAP7ffHhHHLFEJKcgAAA=',
    'base64',
  ),
  'lossless webp': Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvJAAGAAdQkyYVrf+BiOh/AAA=', 'base64'),
  'transparent webp': Buffer.from(
    'UklGRmAAAABXRUJQVlA4WAoAAAAQAAAAJAAAGAAAQUxQSAoAAAABB9C/iAhERP8DVlA4IDAAAAAwAwCdASolABkAP83m7XA/uDIrJWgD8DmJZwDPKA8KmggAAP7ffHhHHLFEJKcgAAA=',
    'base64',
  ),
  avif: Buffer.from(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACUAAAAZAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgk4FSTDSAhoNIAyEx/yYoTgABYAAKxDfGHJcnNyQBQ=',
    'base64',
  ),
};

/** An SVG of the given size. */
export const sampleSvg = (width = 37, height = 25): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>\n`;

/** Even noise, softened: what a photograph is to an encoder. The same seed would not help: no test looks at pixels. */
const noise = (width: number, height: number, softness: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).blur(softness);

/**
 * A photograph, as JPEG.
 * @param softness How little there is to see, from 1: a sharp one weighs ten times as much as a soft one.
 */
export const photograph = (width: number, height: number, softness = 4): Promise<Buffer> =>
  noise(width, height, softness).jpeg({ quality: 85 }).toBuffer();

/** A drawing of few colours with hard edges, as PNG. */
export function drawing(width: number, height: number): Promise<Buffer> {
  const bars = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${index * 5}%" y="${index * 8}%" width="40%" height="3" fill="${index % 2 ? '#492668' : '#17CEC0'}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
