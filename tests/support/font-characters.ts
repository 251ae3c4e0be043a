import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/**
 * The characters that a font file has glyphs for. To be called for one font after the other: the decoder returns a view of memory
 * that it writes the next file to.
 * @param font WOFF2.
 * @returns Code points.
 */
export async function charactersOfFont(font: Buffer): Promise<Set<number>> {
  const sfnt = new Uint8Array(await decompress(font));
  return new Set(new Face(new Blob(sfnt.buffer)).collectUnicodes());
}
