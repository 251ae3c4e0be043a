/** A text in which Markdown and HTML find nothing of theirs, and nobody is called. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>|#@]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Removes what a stranger’s Markdown may not do in a comment of ours: call people, hide words, or pass for a mark of ours. */
export const harmless = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll('@', '&#64;')
    .replaceAll('<!--', '&lt;!--');

/** A list that is cut, and says by how much. */
export const cutList = (lines: readonly string[], most: number, where = ''): string[] =>
  lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), `- … and ${lines.length - most} more${where}`];
