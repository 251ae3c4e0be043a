/** Addresses of links and tags: no words of the text. */
const noWords = /\]\([^)]*\)|<[^>]*>/g;

/** The words of a text as it stands in the source, in lower case, without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
