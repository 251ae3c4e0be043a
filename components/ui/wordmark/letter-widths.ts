/** Widths of Open Sans in bold, in em, by kind of letter; letters not named here have the usual one. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ilIj.,:;'’|!]/, 0.33],
  [/[ ftr()-]/, 0.42],
  [/[mwMWŁ@]/, 0.92],
  [/\p{Lu}/u, 0.7],
];
const usual = 0.6;

/**
 * How wide a name is, as far as it can be told without the font.
 * @param name The letters.
 * @returns Width in em.
 */
export const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usual),
    0,
  );
