/**
 * How deep brackets inside braces may nest. Real properties nest three or four deep; the parser of
 * expressions is native and ends the process where the depth exhausts its stack (measured: 20,000).
 */
export const bracketLimit = 100;

/** How deep blocks, quotations, lists and emphasis may nest; real pages stay below 20. */
export const treeLimit = 100;

/**
 * Where brackets inside braces nest too deeply, if they do. Strings are not looked at more closely: a
 * string with a hundred opening brackets is no text either.
 * @returns The offset of the bracket that goes over the limit.
 */
export function excessiveNesting(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
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
