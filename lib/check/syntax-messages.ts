/*
 * What a writer reads where the parser stumbles: it names the character it found, and the message says what to write. The rules of
 * a list are tried in order; the last one is true of every fault of its kind.
 */

/** What is wrong, by the text around the place at which the parser stumbles, which `▸` marks. */
type Advice = readonly (readonly [around: RegExp, message: string])[];

/** The message of the first rule that holds, with what its groups found in place of `$1` and `$2`. */
function adviceAt(rules: Advice, before: string, found: string): string | undefined {
  const text = `${before}▸${found}`;
  for (const [around, message] of rules) {
    const [, first = '', second = ''] = around.exec(text) ?? [];
    if (around.test(text)) return message.replaceAll('$1', first).replaceAll('$2', second);
  }
  return undefined;
}

/** What begins with `<` and is no tag. */
const noTags: Advice = [
  [
    /^▸<((?:https?:|www\.)[^\s<>]*)/,
    'an address in pointed brackets is no link here: expected [name]($1)',
  ],
  [
    /^▸<(?:mailto:)?([\w.+-]+@[^\s<>]*)/,
    'a mail address in pointed brackets is no link here: expected [name](mailto:$1)',
  ],
  [
    /^▸<!--/,
    'a note in <!-- --> cannot stand in a page: take it out, notes belong in the pull request',
  ],
  [
    /^▸<((?![A-Za-z])[\p{L}\p{N}]{1,12})/u,
    'a < in a text begins a tag such as <Callout>: write \\< for the sign itself, as in \\<$1',
  ],
  [
    /^▸<(?!\/?[A-Za-z])/,
    'a < in a text begins a tag such as <Callout>: write \\< for the sign itself',
  ],
];

/** What keeps a property from being read. */
const ofProperties: Advice = [
  [/▸,|["'}]\s*,\s*▸/, 'expected spaces between properties, found a comma'],
  [/([\w-]+)\s*=\s*▸[“”„‟«»‘’‚″]/, 'expected straight quotes, $1="text", found curly ones'],
  [/([\w-]+)\s*=\s*▸(-?\d+(?:\.\d+)?)(?![^\s"'{}<>/])/, 'expected $1={$2}, found no braces'],
  [/([\w-]+)\s*=\s*▸([^\s"'{}<>/]+)/, 'expected $1="$2" or $1={…}, found no quotes'],
  [
    /["'][^▸]*▸|▸["']/,
    'a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text',
  ],
  [
    /^<\/?([\w.]*)/,
    'expected each property as name="text" or name={value}, and > or /> at the end of <$1>',
  ],
];

/** A value whose quotation mark is never closed takes in the next property: where it begins, up to the next mark. */
const openQuote = /([\w-]+)\s*=\s*(["'])[^"']*\n\s*[\w-]+\s*=\s*\2[^"']*$/;

const unreadable = (name: string) => `the tag <${name}> cannot be read: `;

/**
 * What is wrong with a tag, or with what begins like one.
 * @param tag From its `<` on.
 * @param at Where in it the parser stumbles.
 * @returns The message, and where in the tag it applies.
 */
export function tagFault(tag: string, at: number): { at: number; message: string } {
  const message = adviceAt(noTags, '', tag);
  if (message) return { at: 0, message };
  const [, name = ''] = /^<\/?([A-Za-z][\w.]*)/.exec(tag) ?? [];
  const before = tag.slice(0, at);
  const [open = '', property] = openQuote.exec(before) ?? [];
  if (property)
    return {
      at: before.length - open.length + open.search(/["']/),
      message: `${unreadable(name)}\`${property}\`: the quotation mark is never closed: expected ${property}="text", with “ ” inside the text`,
    };
  return { at, message: unreadable(name) + adviceAt(ofProperties, before, tag.slice(at)) };
}

/**
 * What to do about a brace that is never closed.
 * @param name Of the tag in which it holds the value of a property, if it does.
 */
export const unclosedBrace = (name: string | undefined): string =>
  `${name ? unreadable(name) : ''}the { is never closed: write } where it ends, or \\{ for the sign itself`;
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
  if (/^[“”„‟«»‘’‚″]/.test(found)) return 'expected straight quotes, "text", found curly ones';
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
