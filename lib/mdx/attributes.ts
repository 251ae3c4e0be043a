import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { NotALiteral, parseLiteral } from './literal';

/** One property of a block as written in MDX. Offsets count from the start of the source. */
export type Attribute = {
  name: string;
  /** Where the name stands. */
  offset: number;
  value: unknown;
  /** Where the value, or an inner value by its path, stands. */
  offsets: Map<string, number>;
};

export type AttributeFault = { offset: number; message: string };

const space = /\s*/y;
const attributeName = /[^\s=/>{}"'<]+/y;
/** From the end of an expression to behind its brace; a comment may hold a brace of its own. */
const closing = /(?:\s|\)|\/\*[\s\S]*?\*\/|\/\/.*)*\}/y;

/** What a sticky pattern matches at an offset; empty when nothing. */
function matchAt(pattern: RegExp, source: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0] ?? '';
}

/** Character references in quoted values (`&quot;`, `&#8211;`) as the characters they stand for. */
const decode = (text: string) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What stands before a tag in a quotation: its `>`, among bullets and blanks. */
const quotation = /^(?:[ \t\d.)*+-]*>)+/;

let cleared: { text: string; depth: number; result: string } | undefined;

/**
 * A text in which the `>` that begin the lines of quotations are blank: they are no part of the tags in them.
 * Positions stay.
 * @param depth How many of them stand before a line.
 */
function withoutMarks(text: string, depth: number): string {
  // All tags of a quotation ask for the same.
  if (cleared?.text === text && cleared.depth === depth) return cleared.result;
  const marks = new RegExp(`\\n(?:[ \\t]*>){1,${depth}}`, 'g');
  const result = text.replace(marks, (mark) => mark.replaceAll('>', ' '));
  cleared = { text, depth, result };
  return result;
}

/** The text in which a tag is read, from its `<` on. */
function withoutQuotation(source: string, start: number): string {
  const lineStart = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
  const [marks = ''] = quotation.exec(source.slice(lineStart, start)) ?? [];
  const depth = marks.split('>').length - 1;
  return depth === 0 ? source : withoutMarks(source, depth);
}

/** Properties of one tag; the largest block takes some twenty. */
const mostAttributes = 100;

/**
 * Reads the attributes of an opening tag, with their positions.
 * @param text The whole text.
 * @param start Offset of the tag's `<`. The tag is known to be well-formed (the MDX parser accepted it).
 * @returns The attributes with literal values, and a fault for each that holds anything else.
 */
export function readAttributes(
  text: string,
  start: number,
): { attributes: Attribute[]; faults: AttributeFault[] } {
  const source = withoutQuotation(text, start);
  const attributes: Attribute[] = [];
  const faults: AttributeFault[] = [];
  const names = new Set<string>();
  let at = start + 1 + matchAt(/[^\s/>{]*/y, source, start + 1).length;
  for (;;) {
    at += matchAt(space, source, at).length;
    if (source[at] === '{') {
      faults.push({ offset: at, message: 'expected named properties, found a spread' });
      break;
    }
    const name = matchAt(attributeName, source, at);
    if (!name) break;
    const offset = at;
    at += name.length;
    if (names.has(name))
      faults.push({ offset, message: `\`${name}\` is given twice: expected it once` });
    names.add(name);
    if (attributes.length >= mostAttributes) {
      const message = `the tag has more than ${mostAttributes} properties: expected those its block knows`;
      faults.push({ offset, message });
      break;
    }
    const equals = matchAt(/\s*=\s*/y, source, at);
    if (!equals) {
      attributes.push({ name, offset, value: true, offsets: new Map([['', offset]]) });
      continue;
    }
    at += equals.length;
    const quote = source[at];
    if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, at + 1);
      if (end < 0) break;
      const value = decode(source.slice(at + 1, end));
      attributes.push({ name, offset, value, offsets: new Map([['', at + 1]]) });
      at = end + 1;
      continue;
    }
    try {
      const { value, offsets, end } = parseLiteral(source, at + 1);
      attributes.push({ name, offset, value, offsets });
      at = end + matchAt(closing, source, end).length;
    } catch (error) {
      if (!(error instanceof NotALiteral)) {
        faults.push({ offset: at, message: `\`${name}\`: expected a literal value` });
        break;
      }
      faults.push({ offset: error.offset, message: `\`${name}\`: ${error.message}` });
      at = error.end + matchAt(closing, source, error.end).length;
    }
  }
  return { attributes, faults };
}
