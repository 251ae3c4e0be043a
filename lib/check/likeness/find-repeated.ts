import { sharedSamples } from './sketch';

/** Texts that repeat an earlier one, by their position in the list. */
export type Repeated = { at: number; first: number };

/** A text that repeats another shares far more samples with it than with any third: the likeliest few are enough. */
const mostCandidates = 4;

/** A pair of words that begins more samples than this is a phrase of the language and no sign of likeness. */
const mostWithPair = 32;

const none: readonly number[] = [];

/** A sample of one order is another key than the same number of another order. */
const keyOf = (sample: number, order: number) => sample * 16 + order;

/** Finds texts among those given to it that share enough samples with another. */
function createIndex(size: number) {
  const buckets = new Map<number, number[]>();
  const counts = new Uint8Array(size);
  return {
    /** Texts that may be like one with these samples, the likeliest first. */
    likely: (sketch: readonly number[]): number[] => {
      const touched: number[] = [];
      for (let order = 0; order < sketch.length; order += 1)
        for (const other of buckets.get(keyOf(sketch[order] ?? 0, order)) ?? none) {
          const count = counts[other] ?? 0;
          if (count === 0) touched.push(other);
          counts[other] = count + 1;
        }
      const found: { other: number; count: number }[] = [];
      for (const other of touched) {
        const count = counts[other] ?? 0;
        counts[other] = 0;
        if (count >= sharedSamples) found.push({ other, count });
      }
      found.sort((a, b) => b.count - a.count);
      return found.slice(0, mostCandidates).map(({ other }) => other);
    },
    add: (sketch: readonly number[], at: number): void => {
      for (const [order, sample] of sketch.entries()) {
        const key = keyOf(sample, order);
        const known = buckets.get(key);
        if (known && known.length < mostWithPair) known.push(at);
        else if (!known) buckets.set(key, [at]);
      }
    },
  };
}

/**
 * Finds texts that repeat an earlier one. A text that repeats another is not compared with later ones, so that a
 * text that stands on a thousand pages costs a thousand comparisons and not a million.
 * @param sketches One for each text.
 * @param areAlike Compares two texts for good; asked only for those that may be alike.
 */
export function findRepeated(
  sketches: readonly (readonly number[])[],
  areAlike: (at: number, first: number) => boolean,
): Repeated[] {
  const index = createIndex(sketches.length);
  return sketches.flatMap((sketch, at) => {
    const first = index.likely(sketch).find((other) => areAlike(at, other));
    if (first !== undefined) return [{ at, first }];
    index.add(sketch, at);
    return [];
  });
}
