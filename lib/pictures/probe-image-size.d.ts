/** https://www.npmjs.com/package/probe-image-size: what we use of it, without the part that loads pictures. */
declare module 'probe-image-size/sync.js' {
  /** @returns null for what is no picture, or damaged. */
  export default function probe(bytes: Uint8Array): {
    width: number;
    height: number;
    /** `jpg`, `png`, `webp`, `avif`, `svg` or another format. */
    type: string;
    /** Of Exif, 1 to 8. */
    orientation?: number;
  } | null;
}
