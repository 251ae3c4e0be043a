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
