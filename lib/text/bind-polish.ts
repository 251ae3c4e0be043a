/** Polish words of one letter, which must not end a line. */
const singleLetter = /(^|[\s(„«—–])([aiouwz]) +/gi;

/**
 * Binds Polish one-letter words to the word that follows, with a no-break space.
 * @param text A run of Polish text; it may begin or end in the middle of a sentence.
 */
export function bindPolish(text: string): string {
  // Twice, because neighbouring one-letter words ("a w domu") share the space between them.
  const bind = (input: string) => input.replace(singleLetter, '$1$2\u00A0');
  return bind(bind(text));
}
