import type { DocumentExtract } from './extract/document';
import type { Finding } from './problem';

/** Where the text is that a pattern is held against; texts of data files are in no document. */
export type TextPlace = { offset: number; document?: DocumentExtract };

/** Something that a text must not hold. */
export type TextPattern = {
  /** What it looks like; global, since a text may hold it more than once. */
  pattern: RegExp;
  /** What is in every text that holds it, in lower case: most texts are passed with this look. */
  hint?: string | undefined;
  /** What is wrong with a match; undefined where it is right after all. */
  message: (match: RegExpExecArray, place: TextPlace) => string | undefined;
  /** What is to be in its place; undefined where only the writer knows. */
  fix?: (match: RegExpExecArray, place: TextPlace) => string | undefined;
};

/**
 * Finds patterns in a text.
 * @param place Where the text is, if it is in a document; offsets of findings count from there.
 */
export function findPatterns(
  text: string,
  patterns: readonly TextPattern[],
  place: TextPlace = { offset: 0 },
): Finding[] {
  const lower = text.toLowerCase();
  return patterns
    .filter(({ hint }) => hint === undefined || lower.includes(hint))
    .flatMap(({ pattern, message: messageOf, fix }) =>
      [...text.matchAll(pattern)].flatMap((match): Finding[] => {
        const message = messageOf(match, place);
        if (message === undefined) return [];
        const start = place.offset + match.index;
        const end = start + match[0].length;
        const meant = fix?.(match, place);
        const found = { offset: start, message };
        return [meant === undefined ? found : { ...found, fix: { start, end, text: meant } }];
      }),
    );
}
