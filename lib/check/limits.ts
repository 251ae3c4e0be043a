/** Bytes of a page, a data file or a file of interface texts; the longest page of the site has 17 KB. */
export const fileLimit = 128 * 1024;

/** Characters of a frontmatter; the longest one of the site has 900. */
export const frontmatterLimit = 16_000;

/** Characters of a line; the longest one of the site has 700. */
export const lineLimit = 20_000;

/** Rows of a table. */
export const rowLimit = 1000;

/** How deep brackets inside braces may nest: those of real properties nest three or four deep. */
export const bracketLimit = 100;

/** How deep blocks, quotations, lists and emphasis may nest; real pages stay below 20. */
export const treeLimit = 100;

/** What is said of a file that is larger than it may be. */
export const tooLarge = (bytes: number, limit = fileLimit): string =>
  `the file has ${Math.ceil(bytes / 1024)} KB: expected at most ${limit / 1024} KB; divide it, or take out what does not belong in it`;

/**
 * Where a line is longer than it may be, if one is.
 * @returns The offset at which the line begins.
 */
export function longLine(text: string): number | undefined {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const length = (end < 0 ? text.length : end) - start;
    if (length > lineLimit) return start;
    if (end < 0) return undefined;
    start = end + 1;
  }
  return undefined;
}
