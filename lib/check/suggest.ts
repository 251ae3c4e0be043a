import { closest, distance } from 'fastest-levenshtein';

/** A word is near enough to be meant when a third of its letters, or fewer, differ. */
const tolerance = (word: string) => Math.max(1, Math.floor(word.length / 3));

/**
 * The word a writer probably meant.
 * @returns `; did you mean `heading`?`, or what there is to choose from when nothing is near.
 */
export function suggest(found: string, known: readonly string[]): string {
  if (known.length === 0) return '; it takes none';
  const near = closest(found, [...known]);
  if (distance(found.toLowerCase(), near.toLowerCase()) <= tolerance(found)) {
    return `; did you mean \`${near}\`?`;
  }
  return `; expected one of ${known.map((word) => `\`${word}\``).join(', ')}`;
}
