const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The letters of a text, each with its marks. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Whether a text fits into a line. */
type Fits = (text: string) => boolean;

/**
 * Where a line may end, from the best place to the worst: after a space, and after a dash or a slash between
 * letters (as Unicode's rules of line breaking have it); where words are bound to each other; anywhere in a word.
 */
const breaks: readonly ((text: string) => string[])[] = [
  (text) => text.split(/(?<= )|(?<=[\p{L}\p{N}][-\u2010–—/])(?=\p{L})/u),
  (text) => text.split(/(?<=[ \u00a0])/),
  lettersOf,
];

/** The longest beginning that fits, made of whole parts; empty where not even the first part does. */
function longestThatFits(parts: readonly string[], fits: Fits): string {
  let longest = '';
  for (const part of parts) {
    if (!fits((longest + part).trimEnd())) break;
    longest += part;
  }
  return longest;
}

/** The beginning of a text that is its first line: a letter at least, whether it fits or not. */
function firstLine(text: string, fits: Fits): string {
  for (const partsOf of breaks) {
    const line = longestThatFits(partsOf(text), fits);
    if (line.trim()) return line;
  }
  return lettersOf(text)[0] ?? '';
}

/**
 * Sets a text in lines.
 * @param fits Whether a text fits into a line; what is longer than one that does not fit must not fit either.
 * @param most How many lines there may be.
 * @returns The lines from above, without spaces at their ends. Together they are the whole text, or its beginning
 * and an ellipsis; only a line of a single letter may be wider than what fits.
 */
export function breakLines(text: string, fits: Fits, most: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest && lines.length < most - 1) {
    const line = firstLine(rest, fits);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  if (!rest) return lines;
  if (fits(rest)) return [...lines, rest];
  const cut = longestThatFits(lettersOf(rest), (start) => fits(`${start}…`));
  return [...lines, `${cut.trimEnd()}…`];
}
