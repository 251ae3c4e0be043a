import sharp, { type Sharp } from 'sharp';

/** Even noise, softened: what a photograph is to an encoder. The same seed would not help: no test looks at pixels. */
const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).blur(4);

/** A photograph, as JPEG. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  noise(width, height).jpeg({ quality: 85 }).toBuffer();

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
