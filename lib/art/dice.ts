import { seededNumbers } from './seeded-numbers';

/** Chance that is the same for the same seed, in the forms a drawing needs. */
export type Dice = {
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** One of several. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** @param seed What the drawing belongs to, usually a page's id. */
export function diceOf(seed: string): Dice {
  const next = seededNumbers(seed);
  // The first numbers of neighbouring seeds lie near each other.
  for (let count = 0; count < 4; count += 1) next();
  return {
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
