import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { braceAroundTags, bracketLimit, excessiveNesting } from './nesting';
import type { Finding } from './rule';
import type { Source } from './source';

/** A syntax tree, or what keeps the text from having one. */
export type ParsedMdx =
  | { tree: Root }
  | { finding: Finding }
  /** A tag that is no block and is never closed: most likely misspelt. */
  | { unclosedTag: { name: string; offset: number } };

/** How the parser words a closing tag that fits no opening one: the open tag's name and place. */
const unclosed = /expected corresponding closing tag for `<([\w.]+)>` \((\d+):(\d+)\)/;

/** How the parser words an error: `5:3: reason (rule)`. */
const parserError = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/**
 * The parser's reason in a writer's words, where its own lead astray.
 * @param found The text at the place of the error.
 */
function plainReason(reason: string, found: string): string {
  if (!reason.startsWith('Unexpected character') || !found.startsWith('<')) return reason;
  if (/^<(https?:|mailto:|www\.)/.test(found))
    return 'an address in pointed brackets is no link here: expected [text](address)';
  if (found.startsWith('<!--'))
    return 'expected text or a block, found an HTML comment: take it out, notes belong in the pull request';
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(found)?.[1];
  return name
    ? `the tag <${name}> cannot be read: expected each property as name="text" or name={value}, straight quotes, and > or /> at its end`
    : 'expected a tag after `<`: write \\< for the character itself';
}

/**
 * Parses a file's MDX.
 * @param blocks Names of the blocks: where an opening tag is misspelt and its closing tag is not, the
 *   parser blames the closing one, and we the other.
 */
export function parseMdx(source: Source, blocks: readonly string[]): ParsedMdx {
  const tooDeep = excessiveNesting(source.text);
  if (tooDeep !== undefined) {
    const message = `brackets nest more than ${bracketLimit} deep: expected text, or a property of ordinary size`;
    return { finding: { offset: tooDeep, message } };
  }
  const brace = braceAroundTags(source.text);
  if (brace !== undefined) {
    const message = 'the brace is never closed, or holds tags: write \\{ for the character itself';
    return { finding: { offset: brace, message } };
  }
  try {
    return { tree: mdxToMdast(source.text) as Root };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, name, tagLine, tagColumn] = unclosed.exec(text) ?? [];
    if (name && !blocks.includes(name))
      return { unclosedTag: { name, offset: source.offsetAt(Number(tagLine), Number(tagColumn)) } };
    const [, line = 1, column = 1, reason = text] = parserError.exec(text) ?? [];
    const offset = source.offsetAt(Number(line), Number(column));
    return {
      finding: { offset, message: plainReason(reason, source.text.slice(offset, offset + 60)) },
    };
  }
}
