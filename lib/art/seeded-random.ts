/**
 * A row of numbers between 0 and 1 that is always the same for the same text, so that a page's picture
 * never changes. FNV-1a hash, then a linear congruential generator (Numerical Recipes).
 */
export function seededNumbers(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chance that is the same for the same seed, in the forms a drawing needs. */
export type SeededRandom = {
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** One of several. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** @param seed What the drawing belongs to, usually a page's id. */
export function seededRandom(seed: string): SeededRandom {
  const next = seededNumbers(seed);
  // The first numbers of neighbouring seeds lie near each other.
  for (let count = 0; count < 4; count += 1) next();
  return {
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** A short id that follows from what a picture shows; ids of its gradients begin with it. */
export const pictureId = (text: string): string =>
  `a${Math.floor(seededNumbers(text)() * 2 ** 32).toString(36)}`;
