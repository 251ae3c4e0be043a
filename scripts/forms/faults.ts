/** Ways to fail. `cut` ends the connection before anything is stored, `cut-after` once it is. */
export const faultKinds = ['4xx', '5xx', 'hang', 'cut', 'cut-after', 'garbage'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How often each happens, from 0 to 1; together at most 1. */
export type FaultRates = Partial<Record<FaultKind, number>>;

/**
 * Random numbers from 0 to 1 that are the same for the same seed (mulberry32), so that a failure can be repeated.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Decides for each request how it fails, if it does.
 * @param random A number from 0 to 1, a new one each time.
 */
export function createFaults(rates: FaultRates, random: () => number) {
  return (): FaultKind | undefined => {
    let left = random();
    return faultKinds.find((kind) => {
      left -= rates[kind] ?? 0;
      return left < 0;
    });
  };
}
