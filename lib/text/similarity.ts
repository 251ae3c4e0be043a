import { diffArrays } from 'diff';

/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** The words of a text as it is in the source, in lower case and without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words a phrase has by which texts that may be alike are found. */
const phraseLength = 3;

/** How many phrases texts that may be alike share at least, and how many of the likeliest ones are compared. */
const [leastShared, mostCandidates] = [3, 4];

/** Longer texts are compared by so many words: no paragraph has a tenth of them, and the time grows with their square. */
const mostWords = 2000;

const phrasesOf = (words: readonly string[]): Set<string> =>
  new Set(words.map((_, at) => words.slice(at, at + phraseLength).join(' ')));

/** A text that repeats an earlier one: their positions in the list, and the share of words they have in common. */
type Repeated = { at: number; first: number; share: number };

/**
 * Finds texts that repeat an earlier one. Only texts that share phrases are compared, each with the first text that has
 * them: a text that is on a thousand pages costs a thousand comparisons and not a million.
 * @param texts The words of each.
 * @param limit Texts that have a greater share of their words in common, in the same order, are one text twice.
 */
export function findRepeated(texts: readonly (readonly string[])[], limit: number): Repeated[] {
  const firstWith = new Map<string, number>();
  return texts.flatMap((words, at) => {
    const phrases = phrasesOf(words);
    const shared = new Map<number, number>();
    for (const phrase of phrases) {
      const first = firstWith.get(phrase);
      if (first === undefined) firstWith.set(phrase, at);
      else shared.set(first, (shared.get(first) ?? 0) + 1);
    }
    const likely = [...shared]
      .filter(([, count]) => count >= leastShared)
      .sort(([one, most], [other, least]) => least - most || one - other)
      .slice(0, mostCandidates);
    const own = words.slice(0, mostWords);
    for (const [first] of likely) {
      const other = (texts[first] ?? []).slice(0, mostWords);
      const total = own.length + other.length;
      const parts = diffArrays(other, own, { maxEditLength: total * (1 - limit) });
      const changed = parts?.reduce(
        (sum, part) => sum + (part.added || part.removed ? part.count : 0),
        0,
      );
      const share = changed === undefined ? 0 : (total - changed) / total;
      if (share > limit) return [{ at, first, share }];
    }
    return [];
  });
}
