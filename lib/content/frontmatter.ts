/**
 * Splits a file into its frontmatter and the text below it.
 * @param source The whole file. A byte-order mark and Windows line ends are accepted.
 * @returns The YAML between the `---` lines (empty when there is none), the text below, and how many
 *   lines stand above the YAML (1) and above the text.
 */
export function splitFrontmatter(source: string): {
  yaml: string;
  body: string;
  bodyLine: number;
} {
  const text = source.replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { yaml: '', body: text, bodyLine: 0 };
  const body = text.slice(match[0].length);
  return { yaml: match[1] ?? '', body, bodyLine: match[0].split('\n').length - 1 };
}
