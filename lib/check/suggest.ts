import { closest, distance } from 'fastest-levenshtein';

/** A word is near enough to be meant when a third of its letters, or fewer, differ. */
const tolerance = (word: string) => Math.max(1, Math.floor(word.length / 3));

/** No word that anybody meant is as long (characters). */
const longestWord = 200;

/** The same letters in another order are the same word, typed in haste. */
const letters = (word: string) => [...word.toLowerCase()].sort().join('');

/** The known word that is near enough to one that was found, if any. */
export function nearestWord(found: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || found.length > longestWord) return undefined;
  const swapped = known.find((word) => letters(word) === letters(found));
  const near = swapped ?? closest(found, [...known]);
  const isNear = distance(found.toLowerCase(), near.toLowerCase()) <= tolerance(found);
  return swapped || isNear ? near : undefined;
}

/**
 * The word a writer probably meant.
 * @returns `; did you mean `heading`?`, or what there is to choose from when nothing is near.
 */
export function suggest(found: string, known: readonly string[]): string {
  if (known.length === 0) return '; it takes none';
  const near = nearestWord(found, known);
  if (near) return `; did you mean \`${near}\`?`;
  return `; expected one of ${known.map((word) => `\`${word}\``).join(', ')}`;
}
