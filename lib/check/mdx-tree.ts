import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import type { Problem } from './problem';
import type { Source } from './source';

/** How the parser words an error: `5:3: reason (rule)`. */
const parserError = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/**
 * Parses a file's MDX.
 * @returns The syntax tree, or the problem that keeps it from being read.
 */
export function parseMdx(source: Source): { tree: Root } | { problem: Problem } {
  try {
    return { tree: mdxToMdast(source.text) as Root };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
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
