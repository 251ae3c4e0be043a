import { parseDocument } from 'yaml';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import type { Finding } from './rule';

/** A line that was meant to be `---`: other dashes (editors join them), other counts, another language's mark. */
const nearlyDashes = /^[ \t]*(?:-[ \t]?-|-{4,}|[—–]-?|\+{3}|\.{3}|`{3}\w*|~{3})[ \t]*$/;
const dashes = /^[ \t]*---[ \t]*$/;

/** How far down a closing line that is nearly right is looked for (lines). */
const reach = 60;

/** Lines with their offsets. */
const linesOf = (text: string) =>
  [...text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => ({ index, line: line.trimEnd() }));

/** A first line that names the language of the frontmatter, which parsers may take for code to run. */
const named = /^---(?!-)[ \t]*\S.*/;

/** What is wrong with the line at which a frontmatter begins, if anything. */
function openingFault(text: string): Finding | undefined {
  const [language] = named.exec(text) ?? [];
  if (language) {
    const message = `the frontmatter is YAML and begins with a line of \`---\` alone: found \`${language.trim().slice(0, 40)}\``;
    return { offset: 0, message };
  }
  const lines = linesOf(text);
  const first = lines.find(({ line }) => line.trim() !== '');
  if (!first) return undefined;
  const { index, line } = first;
  if (dashes.test(line)) {
    const before = index > 0 ? 'empty lines' : 'a space';
    const message = `the frontmatter begins with \`---\` at the very beginning of the file: found ${before} before it`;
    return index > 0 || line.startsWith(' ') || line.startsWith('\t')
      ? { offset: 0, message }
      : undefined;
  }
  const isKey = /^(title|description)[ \t]*:/i.test(line);
  if (!isKey && !nearlyDashes.test(line)) return undefined;
  const message = `the frontmatter begins with a line of \`---\`: found \`${line.trim().slice(0, 40)}\``;
  return { offset: index, message };
}

/** Whether a text stands in what was read as frontmatter: then its closing line is missing. */
function holdsText(yaml: string): boolean {
  const paragraph = /(?:^|\n)[ \t]*\r?\n(?=[^\s#-])(?![\w-]+[ \t]*:(?:\s|$))/.test(yaml);
  return paragraph && parseDocument(yaml, { logLevel: 'error' }).errors.length > 0;
}

const unclosed =
  'the frontmatter is not closed: expected a second line of `---` below its last key';

/** What is wrong with the line at which a frontmatter ends, if anything. */
function closingFault(text: string): Finding | undefined {
  const { bodyLine, yaml } = splitFrontmatter(text);
  if (bodyLine > 0) return holdsText(yaml) ? { offset: 0, message: unclosed } : undefined;
  const near = linesOf(text)
    .slice(1, reach)
    .find(({ line }) => nearlyDashes.test(line) || dashes.test(line));
  if (!near) return { offset: 0, message: unclosed };
  const message = `the frontmatter ends with a line of \`---\`: found \`${near.line}\``;
  return { offset: near.index, message };
}

/** What keeps a file from having a frontmatter, and whether its text can be told from it all the same. */
export type FrontmatterFault = Finding & { isTextKnown: boolean };

/**
 * Finds what is wrong with the lines of `---` around a frontmatter.
 * @param text The whole file, without byte-order mark.
 * @returns undefined when there is a frontmatter that begins and ends as it should.
 */
export function frontmatterFault(text: string): FrontmatterFault | undefined {
  const fault = /^---[ \t]*(\r?\n|$)/.test(text) ? closingFault(text) : openingFault(text);
  if (fault) return { ...fault, isTextKnown: false };
  if (splitFrontmatter(text).bodyLine > 0) return undefined;
  const message =
    'the page has no frontmatter: expected it to begin with a line of `---`, a title, a description, and another line of `---`';
  return { offset: 0, message, isTextKnown: true };
}
