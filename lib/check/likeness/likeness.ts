/**
 * How alike two texts are: the share of their words that stand in both in the same order (twice the longest common
 * subsequence, divided by the words of both).
 * @returns 0 for nothing in common, 1 for the same words.
 */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  let before = new Uint16Array(b.length + 1);
  for (const word of a) {
    const row = new Uint16Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] =
        b[at - 1] === word
          ? (before[at - 1] ?? 0) + 1
          : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return (2 * (before[b.length] ?? 0)) / (a.length + b.length);
}
