/** A stretch of text by its offsets, the end not included. */
export type Region = { start: number; end: number };

/** Empty lines, also those of a quotation; elsewhere a line of `>` ends a tag. */
const emptyLines = /\n(?:[ \t\r]*\n)+|(?<=^[ \t]*>[^\n]*)\n(?:[ \t]*>[ \t\r>]*\n)+/gm;

/** A paragraph that goes on with what belongs into a tag: the tag has an empty line in it. */
const goesOnInTag = /^[ \t>]*(?:[\w-]+[ \t]*=|\/>)|^[ \t]*>[ \t\r]*(?:\n|$)/;

/** Lines without an empty one among them around an offset: a paragraph, a table, a tag. */
function chunkAt(text: string, offset: number, first: number): Region {
  let start = first;
  let end = text.length;
  for (const { index, 0: gap } of text.matchAll(emptyLines)) {
    if (index + gap.length <= offset) start = Math.max(first, index + gap.length);
    else if (index >= offset) {
      end = index;
      break;
    }
  }
  return { start, end };
}

/** The lines of a chunk that hold one tag and nothing else, if an offset lies in such lines. */
function tagLines(text: string, chunk: Region, offset: number): Region | undefined {
  const lineStart = (at: number) =>
    at <= chunk.start ? chunk.start : Math.max(chunk.start, text.lastIndexOf('\n', at - 1) + 1);
  const lineEnd = (at: number) => {
    const end = text.indexOf('\n', at);
    return end < 0 || end > chunk.end ? chunk.end : end;
  };
  let start = lineStart(offset);
  while (!/^[ \t>]*<[A-Za-z/]/.test(text.slice(start, lineEnd(start)))) {
    if (start <= chunk.start) return undefined;
    start = lineStart(start - 1);
  }
  // Line by line: a tag may be as long as the file.
  let end = lineEnd(start);
  for (let line = start; !/>[ \t\r]*$/.test(text.slice(line, end)); end = lineEnd(line)) {
    if (end >= chunk.end) return undefined;
    line = end + 1;
  }
  return offset <= end ? { start, end } : undefined;
}

/**
 * The smallest stretch of text that a character makes unreadable, and without which the rest can be read.
 * @param text The whole text, with code masked.
 * @param offset Where the parser stumbles.
 * @param first Where the text below the frontmatter begins.
 */
export function brokenRegion(text: string, offset: number, first: number): Region {
  // Before a digit or a space, `<` is a sign for less, an arrow or a heart: no part of a tag.
  if (text[offset] === '<' && !/[A-Za-z/!?>]/.test(text[offset + 1] ?? ''))
    return { start: offset, end: offset + 1 };
  if (text.startsWith('<!--', offset)) {
    const end = text.indexOf('-->', offset);
    if (end >= 0) return { start: offset, end: end + '-->'.length };
  }
  const chunk = chunkAt(text, offset, first);
  const lines = tagLines(text, chunk, offset);
  if (lines) return lines;
  while (chunk.end < text.length) {
    const next = chunkAt(text, chunk.end + 1 + leadingBreaks(text, chunk.end), first);
    if (next.end <= chunk.end || !goesOnInTag.test(text.slice(next.start, next.end))) break;
    chunk.end = next.end;
  }
  return chunk;
}

/** How many characters of empty lines are behind the end of a chunk. */
function leadingBreaks(text: string, end: number): number {
  const found = /^(?:[ \t\r>]*\n)*/.exec(text.slice(end + 1, end + 200));
  return found?.[0].length ?? 0;
}
