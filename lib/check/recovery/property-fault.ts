import type { Finding } from '@/lib/check/problem';
import { parseLiteral } from '@/lib/mdx/attributes';
import { isNumber } from './fault-messages';

const propertyName = /[^\s=/>{}"'<,]+/y;
const equals = /\s*=\s*/y;
const curlyQuote = /[“”„‟«»‘’‚″]/y;
const bareValue = /[^\s"'{}<>]+/y;
/** From the end of a literal to behind its brace. */
const closing = /\s*\}/y;

/** What a sticky pattern matches at an offset; empty when nothing. */
function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

/** A value that was read, by where it ends, or what keeps it from being read. */
type ReadValue = { end: number } | { fault: Finding };

function readQuoted(text: string, name: string, offset: number): ReadValue {
  const end = text.indexOf(text.charAt(offset), offset + 1);
  // Behind a mark that is missing, the next property is taken for a part of the value.
  const isOpen = end < 0 || /\n[ \t]*[\w-]+[ \t]*=/.test(text.slice(offset, end));
  const message = `\`${name}\`: the quotation mark is never closed: expected ${name}="text", with “ ” inside the text`;
  return isOpen ? { fault: { offset, message } } : { end: end + 1 };
}

function readBraces(text: string, name: string, offset: number): ReadValue {
  try {
    const { end } = parseLiteral(text, offset + 1);
    const brace = matchAt(closing, text, end);
    if (brace) return { end: end + brace.length };
    return { fault: { offset: end, message: `\`${name}\`: expected } here, after the value` } };
  } catch (error) {
    const { pos } = error as { pos?: unknown };
    const place = typeof pos === 'number' ? pos : offset;
    const message = `\`${name}\`: the value in braces cannot be read from here on: expected texts in straight quotes, a comma between entries, and a bracket at the end of each that is open`;
    return { fault: { offset: place, message } };
  }
}

function readValue(text: string, name: string, offset: number): ReadValue {
  const first = text.charAt(offset);
  if (first === '"' || first === "'") return readQuoted(text, name, offset);
  if (first === '{') return readBraces(text, name, offset);
  const bare = matchAt(bareValue, text, offset);
  const expected = isNumber(bare)
    ? `${name}={${bare}}, found no braces`
    : `${name}="${bare}" or ${name}={…}, found no quotes`;
  const message = matchAt(curlyQuote, text, offset)
    ? `\`${name}\`: expected straight quotes, ${name}="text", found curly ones`
    : `\`${name}\`: expected ${expected}`;
  return { fault: { offset, message } };
}

/**
 * The first property of an opening tag that keeps it from being read, at its own place.
 * @param text Ends where what is broken ends.
 * @param start Offset of the tag's `<`.
 */
export function propertyFault(text: string, start: number): Finding | undefined {
  let at = start + 1 + matchAt(/[^\s/>{]*/y, text, start + 1).length;
  let last = at;
  for (;;) {
    at += matchAt(/\s*/y, text, at).length;
    if (/^\/?>/.test(text.slice(at, at + 2))) return undefined;
    if (text[at] === ',')
      return { offset: at, message: 'expected spaces between properties, found a comma' };
    const name = matchAt(propertyName, text, at);
    if (!name && (at >= text.length || text[at] === '<'))
      return { offset: last, message: 'expected > or /> here, at the end of the tag' };
    if (!name) {
      const message =
        'a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text';
      return { offset: at, message };
    }
    at += name.length;
    const sign = matchAt(equals, text, at);
    if (sign) {
      const value = readValue(text, name, at + sign.length);
      if ('fault' in value) return value.fault;
      at = value.end;
    }
    last = at;
  }
}
