/*
 * What a writer reads where the parser stumbles: it names the character it found, and the message says what to write. The rules of
 * the texts in which a fault stands are tried in order; the last one is true of every fault of its kind.
 */

/** Quotation marks as word processors set them. */
const curly = '[“”„‟«»‘’‚″]';

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** What keeps a property from being read at an offset of its tag. */
function propertyMessage(name: string, before: string, found: string): string {
  if (/^,/.test(found) || /["'}]\s*,\s*$/.test(before))
    return 'expected spaces between properties, found a comma';
  const [, property] = /([\w-]+)\s*=\s*$/.exec(before) ?? [];
  const [value = ''] = /^[^\s"'{}<>/]+/.exec(found) ?? [];
  if (property && new RegExp(`^${curly}`).test(found))
    return `expected straight quotes, ${property}="text", found curly ones`;
  if (property && isNumber(value)) return `expected ${property}={${value}}, found no braces`;
  if (property && value !== '')
    return `expected ${property}="${value}" or ${property}={…}, found no quotes`;
  if (/["']/.test(before) || /^["']/.test(found))
    return 'a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text';
  return `expected each property as name="text" or name={value}, and > or /> at the end of <${name}>`;
}

/** How a sign is written with the word behind it: `, as in \\<5`. */
const sample = (found: string): string => {
  const [word] = /^<[\p{L}\p{N}]{1,12}/u.exec(found) ?? [];
  return word ? `, as in \\${word}` : '';
};

/** A value whose quotation mark is never closed takes in the next property: where it begins, up to the next mark. */
const openQuote = /([\w-]+)\s*=\s*(["'])[^"']*\n\s*[\w-]+\s*=\s*\2[^"']*$/;

/**
 * What is wrong with a tag, or with what begins like one.
 * @param tag From its `<` on.
 * @param at Where in it the parser stumbles.
 * @returns The message, and where in the tag it applies.
 */
export function tagFault(tag: string, at: number): { at: number; message: string } {
  const [, address] = /^<((?:https?:|www\.)[^\s<>]*)/.exec(tag) ?? [];
  if (address)
    return {
      at: 0,
      message: `an address in pointed brackets is no link here: expected [name](${address})`,
    };
  const [, mailbox] = /^<(?:mailto:)?([\w.+-]+@[^\s<>]*)/.exec(tag) ?? [];
  if (mailbox)
    return {
      at: 0,
      message: `a mail address in pointed brackets is no link here: expected [name](mailto:${mailbox})`,
    };
  if (tag.startsWith('<!--'))
    return {
      at: 0,
      message:
        'a note in <!-- --> cannot stand in a page: take it out, notes belong in the pull request',
    };
  const [, name] = /^<\/?([A-Za-z][\w.]*)/.exec(tag) ?? [];
  if (!name)
    return {
      at: 0,
      message: `a < in a text begins a tag such as <Callout>: write \\< for the sign itself${sample(tag)}`,
    };
  const begin = `the tag <${name}> cannot be read: `;
  const before = tag.slice(0, at);
  const [open = '', property] = openQuote.exec(before) ?? [];
  if (property)
    return {
      at: before.length - open.length + open.search(/["']/),
      message: `${begin}\`${property}\`: the quotation mark is never closed: expected ${property}="text", with “ ” inside the text`,
    };
  return { at, message: begin + propertyMessage(name, before, tag.slice(at)) };
}

/** The bracket that has to close first at the end of a piece of a value. */
function openBracket(before: string): string | undefined {
  const open: string[] = [];
  for (const [sign] of before.replace(/"[^"]*"/g, '').matchAll(/[[\]{}]/g))
    if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}');
    else open.pop();
  return open.at(-1);
}

/**
 * What is wrong with what stands in braces.
 * @param before From the opening brace to where the parser stumbles.
 * @param found The text from there on.
 * @param isProperty Whether the braces hold the value of a property.
 */
export function expressionMessage(before: string, found: string, isProperty: boolean): string {
  if (!isProperty)
    return 'nothing but names stands in braces, such as {company}: write \\{ for the brace itself';
  if (new RegExp(`^${curly}`).test(found))
    return 'expected straight quotes, "text", found curly ones';
  // Behind a decimal comma, the parser takes the digits for the next key.
  const [, whole, decimals] = /:\s*(-?\d+),(\d+)\s*$/.exec(before) ?? [];
  if (whole)
    return `decimals take a point: expected ${whole}.${decimals}, found ${whole},${decimals}`;
  if (found.startsWith(';')) return 'expected a comma here, found ;';
  const close = openBracket(before.slice(1)) ?? '}';
  const [end] = /^[\]})]/.exec(found) ?? [];
  if (end && end !== close) return `a ${close} is missing before this ${end}`;
  const [, name] = /[{,]\s*([A-Za-z_]\w*)\s+$/.exec(before) ?? [];
  if (name) return `a colon is missing: expected ${name}: before the value`;
  if (close === '}' && openBracket(before.slice(1)) === undefined)
    return 'the value in braces cannot be read from here on: expected texts in straight quotes, a comma between entries, and a bracket at the end of each that is open';
  const isTornText = /"\s*$/.test(before) && /^\p{L}/u.test(found);
  const other = isTornText ? ', or a straight quote ends a text early: expected “ ” inside it' : '';
  return `a comma is missing between entries: expected , or ${close} before this${other}`;
}
