/** Characters that move a terminal's cursor, begin a line or turn the writing around; a file may be named by them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Of these, the ones that texts hold rightly: soft hyphens, and what joins an emoji. */
const plain = new Set(['\u00AD', '\u200D']);

/**
 * A line as it can be printed: hostile names and texts neither draw on a terminal nor begin lines of their own.
 * @returns The line, with such characters as `\u{202E}`.
 */
export const printable = (line: string): string =>
  line.replace(unprintable, (character) => {
    if (plain.has(character)) return character;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `\\u{${code}}`;
  });
