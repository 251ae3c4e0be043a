/** Longest titles, in characters, and the size they are set in, in pixels: four lines of Polish words fit. */
const sizes = [
  [34, 68],
  [60, 58],
  [80, 48],
  [Number.POSITIVE_INFINITY, 42],
] as const;

/** Width of the column that the title stands in, in pixels. */
export const titleColumn = 628;

/** Width of a letter of a bold word, as a share of its size: wider than the mean, so that a long word fits. */
const letterWidth = 0.6;

/**
 * The size of a title in a social picture, in pixels: by its length, and no larger than its longest word
 * allows.
 */
export function socialTitleSize(title: string): number {
  const longestWord = Math.max(1, ...title.split(/[ -]+/).map((word) => word.length));
  const byLength = sizes.find(([longest]) => title.length <= longest)?.[1] ?? 42;
  return Math.min(byLength, Math.floor(titleColumn / (longestWord * letterWidth)));
}
