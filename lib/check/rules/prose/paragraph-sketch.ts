/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** The words of a text as it stands in the source, in lower case, without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many samples a sketch has. */
const sketchLength = 12;

/**
 * How many of them two texts share that may be alike. Of texts with half of their pairs of words in common, one in fifty
 * misses it; those that are more alike hardly ever do.
 */
export const sharedSamples = 3;

/** A hash of a pair of words (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One of several orders of all hashes, by the finalizer of MurmurHash3. */
function shuffled(hash: number, order: number): number {
  let mixed = hash ^ Math.imul(order + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A few samples of a text by which texts that are alike are found without comparing all with all (MinHash): in each
 * of several orders the first of its pairs of neighbouring words.
 * @param words At least two.
 */
export function sketchOf(words: readonly string[]): number[] {
  const least = new Array<number>(sketchLength).fill(0xffffffff);
  for (let at = 1; at < words.length; at += 1) {
    const hash = hashOf(`${words[at - 1]} ${words[at]}`);
    for (let order = 0; order < sketchLength; order += 1) {
      const place = shuffled(hash, order);
      if (place < (least[order] ?? 0)) least[order] = place;
    }
  }
  return least;
}
