import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { braceAroundTags, bracketLimit, excessiveNesting } from './nesting';
import { type ParserFault, parserFault } from './recovery/parser-fault';
import type { Source } from './source';

/** A syntax tree, or what keeps the text from having one. */
export type ParsedMdx = { tree: Root } | { fault: ParserFault };

/** Where the text below the frontmatter begins. */
export const bodyStart = (text: string): number => text.length - splitFrontmatter(text).body.length;

/** The first line of a frontmatter. */
const frontmatterBegins = /^---[ \t]*\r?\n/;

/** The body where it stands, with nothing before it: what it begins with is no frontmatter. */
const withoutFrontmatter = (text: string, start: number) =>
  text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start);

/**
 * Parses a file's MDX. What could hang or end the native parser does not reach it.
 * @param text The file's text, in which stretches may be blank that cannot be read.
 * @param start Where the text below the frontmatter begins.
 */
export function parseMdx(source: Source, text = source.text, start = bodyStart(text)): ParsedMdx {
  if (start === 0 && frontmatterBegins.test(text))
    return { fault: { kind: 'frontmatter', offset: 0 } };
  const tooDeep = excessiveNesting(text);
  if (tooDeep !== undefined) {
    const reason = `brackets nest more than ${bracketLimit} deep: expected text, or a property of ordinary size`;
    return { fault: { kind: 'limit', offset: tooDeep, reason } };
  }
  const brace = braceAroundTags(text, start);
  if (brace !== undefined) {
    const reason = 'the brace is never closed, or holds tags: write \\{ for the character itself';
    return { fault: { kind: 'character', offset: brace, reason } };
  }
  try {
    const features = { frontmatter: false };
    return { tree: mdxToMdast(withoutFrontmatter(text, start), { features }) as Root };
  } catch (error) {
    return { fault: parserFault(error, source) };
  }
}
