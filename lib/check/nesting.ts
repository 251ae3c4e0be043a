import { maskCode } from './mask-code';

/**
 * How deep brackets inside braces may nest. Real properties nest three or four deep; the parser of
 * expressions is native and ends the process where the depth exhausts its stack (measured: 20,000).
 */
export const bracketLimit = 100;

/** How deep blocks, quotations, lists and emphasis may nest; real pages stay below 20. */
export const treeLimit = 100;

/** The next character to look at: outside braces, the next that opens. */
const next = (text: string, at: number, depth: number) =>
  depth > 0 ? at + 1 : text.indexOf('{', at + 1);

/**
 * Where brackets inside braces nest too deeply, if they do. Strings are not looked at more closely: a
 * string with a hundred opening brackets is no text either.
 * @returns The offset of the bracket that goes over the limit.
 */
export function excessiveNesting(text: string): number | undefined {
  let depth = 0;
  // Most of a text stands outside braces: it is passed in one step.
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at = next(text, at, depth)) {
    const character = text[at];
    if (character === '{' || (depth > 0 && (character === '(' || character === '['))) {
      depth += 1;
      if (depth > bracketLimit) return at;
    } else if (depth > 0 && (character === '}' || character === ')' || character === ']')) {
      depth -= 1;
    }
  }
  return undefined;
}

/**
 * How many tags may stand inside braces. None makes sense there; the native parser takes twice as long
 * for each (measured: 20 take 0.1 s, 30 would take two minutes), so more than these are told without it.
 */
export const tagLimit = 8;

/**
 * Where a brace opens that holds more tags than the parser can bear: most likely it is never closed.
 * @param start Where the text below the frontmatter begins.
 * @returns The offset of the brace.
 */
export function braceAroundTags(text: string, start = 0): number | undefined {
  const plain = maskCode(text);
  let depth = 0;
  let tags = 0;
  let opened = 0;
  for (
    let at = plain.indexOf('{', start);
    at >= 0 && at < plain.length;
    at = next(plain, at, depth)
  ) {
    const character = plain[at];
    if (plain[at - 1] === '\\') continue;
    if (character === '{') {
      if (depth === 0) {
        opened = at;
        tags = 0;
      }
      depth += 1;
    } else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character === '<' && depth > 0) {
      tags += 1;
      if (tags > tagLimit) return opened;
    }
  }
  return undefined;
}
