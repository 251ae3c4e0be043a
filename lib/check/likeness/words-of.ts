/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** The words of a text as it stands in the source, in lower case, without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
