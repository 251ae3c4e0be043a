/**
 * Fenced code, and code spans, in which braces and tags are text. Fences in lists and quotations are left
 * out: where those end, the parser ends the code, and goes on to read braces.
 */
const code = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n\1|$(?![\s\S]))|`[^`\n]*`/gm;

/**
 * A text in which code cannot be taken for tags, braces or ends of paragraphs.
 * @returns A text of the same length: fenced code is one unbroken word, code spans have neither brace nor tag.
 */
export const maskCode = (text: string): string =>
  text.includes('`') || text.includes('~~~')
    ? text.replace(code, (found, fence?: string) =>
        fence ? 'x'.repeat(found.length) : found.replace(/[{}<>]/g, 'x'),
      )
    : text;
