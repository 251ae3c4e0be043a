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

/** The most words that are listed where none is near. */
const mostListed = 12;

/** How many are named of those that are too many to list. */
const mostNearest = 4;

/** Words of which one is a part of the other: `Timeline` and `StepTimeline`, `step-timeline` and `timeline`. */
const sharesWords = (found: string, word: string) => {
  const [a, b] = [found.toLowerCase(), word.toLowerCase()];
  const shorter = Math.min(a.length, b.length);
  return shorter > 3 && (a.includes(b) || b.includes(a));
};

/** The known words in the order of how near they are. */
function byNearness(found: string, known: readonly string[]): string[] {
  const far = new Map(
    known.map((word) => [word, distance(found.toLowerCase(), word.toLowerCase())]),
  );
  return [...known].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

const inCode = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/**
 * The word a writer probably meant.
 * @returns `; did you mean `heading`?`, or what there is to choose from when nothing is near: all of a few words, the
 *   nearest of many.
 */
export function suggest(found: string, known: readonly string[]): string {
  if (known.length === 0) return '; it takes none';
  const near = nearestWord(found, known);
  if (near) return `; did you mean \`${near}\`?`;
  if (found === '' || found.length > longestWord || known.length <= mostListed)
    return `; expected one of ${inCode(known)}`;
  const sorted = byNearness(found, known);
  const alike = sorted.filter((word) => sharesWords(found, word)).slice(0, mostNearest);
  const [only] = alike;
  if (only && alike.length === 1) return `; did you mean \`${only}\`?`;
  if (only) return `; did you mean one of ${inCode(alike)}?`;
  return `; the nearest of ${known.length} are ${inCode(sorted.slice(0, mostNearest))}`;
}
