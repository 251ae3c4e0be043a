import type { Source } from '@/lib/content/source';

/** A tag as the parser names it. */
type NamedTag = { name: string; offset: number };

/** Why a text has no syntax tree, by what the parser says. Offsets count from the start of the file. */
export type ParserFault =
  /** Something that a parser must not be given; nothing around it can be determined. */
  | { kind: 'limit'; offset: number; reason: string }
  /** The frontmatter does not end, which other rules tell. */
  | { kind: 'frontmatter'; offset: number }
  /** A character that cannot be where it is; costly where the parser did not come to an end with it. */
  | { kind: 'character'; offset: number; reason: string; isCostly?: boolean }
  /** An opening tag without a closing one in what it is opened in (`paragraph`, `listItem`, …). */
  | { kind: 'unclosed'; offset: number; name: string; within?: string }
  /** A closing tag that does not fit the tag opened last, or for which none is open. */
  | { kind: 'stray'; offset: number; name: string; opener?: NamedTag }
  /** A closing tag inside a paragraph or list that its opening tag is before. */
  | { kind: 'misplaced'; offset: number; name: string; opener: NamedTag };

const position = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s;
const unclosed =
  /^Expected a closing tag for `<([^`]*)>` \(\d+:\d+\)(?: before the end of `(\w+)`)?/;
const stray =
  /^Unexpected closing tag `<\/([^`]*)>`(?:, expected corresponding closing tag for `<([^`]*)>` \((\d+):(\d+)\))?/;
const misplaced =
  /^Expected the closing tag `<\/([^`]*)>` either after .*\(`<[^`]*>` opened at (\d+):(\d+)\)/s;

/**
 * Reads the parser's message, which is all it gives.
 * @param error What the parser threw.
 * @param source The file, for the way from lines to offsets.
 */
export function parserFault(error: unknown, { offsetAt }: Source): ParserFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = 1, column = 1, reason = text] = position.exec(text) ?? [];
  const offset = offsetAt(Number(line), Number(column));
  const open = unclosed.exec(reason);
  if (open) return { kind: 'unclosed', offset, name: open[1] ?? '', within: open[2] };
  const late = misplaced.exec(reason);
  if (late) {
    const [, name = '', openLine, openColumn] = late;
    const opener = { name, offset: offsetAt(Number(openLine), Number(openColumn)) };
    return { kind: 'misplaced', offset, name, opener };
  }
  const close = stray.exec(reason);
  if (!close) return { kind: 'character', offset, reason };
  const [, name = '', openName, openLine, openColumn] = close;
  if (openName === undefined) return { kind: 'stray', offset, name };
  const opener = { name: openName, offset: offsetAt(Number(openLine), Number(openColumn)) };
  return { kind: 'stray', offset, name, opener };
}
