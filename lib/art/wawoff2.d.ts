/** https://www.npmjs.com/package/wawoff2: what we use of it; the package brings no types. */
declare module 'wawoff2' {
  /** @returns The TrueType file that a WOFF2 file is made of. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
