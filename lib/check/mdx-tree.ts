import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
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
 * Parses a file's MDX.
 * @param blocks Names of the blocks: where an opening tag is misspelt and its closing tag is not, the
 *   parser blames the closing one, and we the other.
 */
export function parseMdx(source: Source, blocks: readonly string[]): ParsedMdx {
  try {
    return { tree: mdxToMdast(source.text) as Root };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, name, tagLine, tagColumn] = unclosed.exec(text) ?? [];
    if (name && !blocks.includes(name))
      return { unclosedTag: { name, offset: source.offsetAt(Number(tagLine), Number(tagColumn)) } };
    const [, line = 1, column = 1, reason = text] = parserError.exec(text) ?? [];
    return { finding: { offset: source.offsetAt(Number(line), Number(column)), message: reason } };
  }
}
