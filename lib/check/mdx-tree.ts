import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import type { Problem } from './problem';
import type { Source } from './source';
import { suggest } from './suggest';

/** How the parser words a closing tag that fits no opening one: where the open tag stands, and its name. */
const unclosedTag = /expected corresponding closing tag for `<([\w.]+)>` \((\d+):(\d+)\)/;

/** How the parser words an error: `5:3: reason (rule)`. */
const parserError = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/**
 * Parses a file's MDX.
 * @param blocks Names of the blocks: where an opening tag is misspelt and its closing tag is not, the
 *   parser blames the closing one, and we the other.
 * @returns The syntax tree, or the problem that keeps it from being read.
 */
export function parseMdx(
  source: Source,
  blocks: readonly string[],
): { tree: Root } | { problem: Problem } {
  try {
    return { tree: mdxToMdast(source.text) as Root };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, tag, tagLine, tagColumn] = unclosedTag.exec(text) ?? [];
    if (tag && !blocks.includes(tag)) {
      return {
        problem: {
          file: source.file,
          line: Number(tagLine),
          column: Number(tagColumn),
          rule: 'unknown-block',
          message: `<${tag}> is not a block${suggest(tag, blocks)}`,
        },
      };
    }
    const [, line, column, reason] = parserError.exec(text) ?? [];
    return {
      problem: {
        file: source.file,
        line: Number(line ?? 1),
        column: Number(column ?? 1),
        rule: 'mdx-syntax',
        message: reason ?? text,
      },
    };
  }
}
