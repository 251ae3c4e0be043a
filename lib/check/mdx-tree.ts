import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { bracketLimit } from '@/lib/content/limits';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import { maskCode } from './mask-code';
import { braceAroundTags, excessiveNesting, isRisky, isStrayBrace } from './nesting';
import { isParsable } from './parse-probe';
import { type ParserFault, parserFault } from './recovery/parser-fault';

/** A syntax tree, or what keeps the text from having one. */
type ParsedMdx = { tree: Root } | { fault: ParserFault };

/** Where the text below the frontmatter begins. */
export const bodyStart = (text: string): number => text.length - splitFrontmatter(text).body.length;

/** The first line of a frontmatter. */
const frontmatterBegins = /^---[ \t]*\r?\n/;

/** The body where it is, with nothing before it: what it begins with is no frontmatter. */
const withoutFrontmatter = (text: string, start: number) =>
  text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start);

const braceReason =
  'the { is never closed, or holds tags: write } where it ends, or \\{ for the sign itself';

/** What keeps a text from being parsed that the parser did not come to an end with. */
function unparsable(text: string, start: number): ParserFault {
  const brace = braceAroundTags(text, start);
  if (brace !== undefined)
    return { kind: 'character', offset: brace, reason: braceReason, isCostly: true };
  const tooDeep = excessiveNesting(maskCode(text)) ?? excessiveNesting(text);
  if (tooDeep !== undefined) {
    const reason = `brackets nest more than ${bracketLimit} deep: expected text, or a property of ordinary size`;
    return { kind: 'limit', offset: tooDeep, reason };
  }
  const reason =
    'the text cannot be read in reasonable time: expected text and blocks; take half of it out, and see whether the other half can be read';
  return { kind: 'limit', offset: start, reason };
}

/**
 * Parses a file's MDX. What may hang or end the native parser is tried in another process before.
 * @param text The file's text, in which stretches may be blank that cannot be read.
 * @param start Where the text below the frontmatter begins.
 */
export function parseMdx(source: Source, text = source.text, start = bodyStart(text)): ParsedMdx {
  if (start === 0 && frontmatterBegins.test(text))
    return { fault: { kind: 'frontmatter', offset: 0 } };
  const body = withoutFrontmatter(text, start);
  const brace = braceAroundTags(text, start);
  if (brace !== undefined && isStrayBrace(text, brace))
    return { fault: { kind: 'character', offset: brace, reason: braceReason } };
  if (isRisky(body, start) && !isParsable(body)) return { fault: unparsable(text, start) };
  try {
    return { tree: mdxToMdast(body, { features: { frontmatter: false } }) as Root };
  } catch (error) {
    return { fault: parserFault(error, source) };
  }
}
