/*
 * Which of many texts are alike: samples of their words, by which the likely pairs are found without comparing all with
 * all, and the share of words that two texts have in common.
 */

/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** The words of a text as it is in the source, in lower case and without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How alike two texts are: the share of their words that are in both in the same order (twice the longest common
 * subsequence, divided by the words of both).
 * @returns 0 for nothing in common, 1 for the same words.
 */
export function sharedWords(a: readonly string[], b: readonly string[]): number {
  let above = new Uint32Array(b.length + 1);
  for (const word of a) {
    const row = new Uint32Array(b.length + 1);
    for (let at = 0; at < b.length; at += 1)
      row[at + 1] =
        word === b[at] ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0);
    above = row;
  }
  return (2 * (above[b.length] ?? 0)) / (a.length + b.length);
}

/** A number of 32 bits for a text (FNV-1a, and the finalizer of MurmurHash3, which spreads texts that differ little). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** How many samples are taken of a text. */
const sampleCount = 16;

/** How many of them two texts share that may be alike. */
const sharedSamples = 3;

/** A pair of words that is a sample of more texts than this is a phrase of the language and no sign of similarity. */
const mostWithSample = 32;

/** A text that repeats another shares far more samples with it than with any third: the likeliest few are enough. */
const mostCandidates = 4;

/** A few pairs of neighbouring words: those with the least hashes (MinHash), which are the same in texts that are alike. */
const samplesOf = (words: readonly string[]): number[] =>
  [...new Set(words.slice(1).map((word, at) => hashOf(`${words[at]} ${word}`)))]
    .sort((a, b) => a - b)
    .slice(0, sampleCount);

/** A text that repeats an earlier one: their positions in the list, and the share of words they have in common. */
export type Repeated = { at: number; first: number; share: number };

/**
 * Finds texts that repeat an earlier one. A text that repeats another is not compared with later ones, so that a text
 * that is on a thousand pages costs a thousand comparisons and not a million.
 * @param texts The words of each.
 * @param limit Texts that have a greater share of their words in common are one text twice.
 */
export function findRepeated(texts: readonly (readonly string[])[], limit: number): Repeated[] {
  const bySample = new Map<number, number[]>();
  return texts.flatMap((words, at) => {
    const samples = samplesOf(words);
    const counts = new Map<number, number>();
    for (const first of samples.flatMap((sample) => bySample.get(sample) ?? []))
      counts.set(first, (counts.get(first) ?? 0) + 1);
    const likely = [...counts]
      .filter(([, count]) => count >= sharedSamples)
      .sort(([one, most], [other, least]) => least - most || one - other)
      .slice(0, mostCandidates);
    const own = new Set(words);
    for (const [first] of likely) {
      const other = texts[first] ?? [];
      // What they have in common in whatever order is counted much faster, and mostly is too little.
      const common = other.filter((word) => own.has(word)).length;
      if (2 * common <= limit * (words.length + other.length)) continue;
      const share = sharedWords(words, other);
      if (share > limit) return [{ at, first, share }];
    }
    for (const sample of samples) {
      const others = bySample.get(sample) ?? [];
      if (others.length < mostWithSample) bySample.set(sample, [...others, at]);
    }
    return [];
  });
}
