/*
 * What a writer reads where the parser stumbles: it names the character it found, and the message says what to write. The rules of
 * a list are tried in order.
 */

/** What is wrong, by the text on both sides of the place at which the parser stumbles. */
type Advice = readonly { before?: RegExp; found?: RegExp; message: string }[];

/** The message of the first rule that holds, with what its groups found in place of `$before` and `$found`. */
function adviceAt(rules: Advice, before: string, found: string): string | undefined {
  for (const rule of rules) {
    const left = (rule.before ?? /$/).exec(before);
    const right = (rule.found ?? /^/).exec(found);
    if (left && right)
      return rule.message
        .replaceAll('$before', () => left[1] ?? '')
        .replaceAll('$found', () => right[1] ?? '');
  }
  return undefined;
}

const lessSign = 'a < in a text begins a tag such as <Callout>: write \\< for the sign itself';

/** What begins with `<` and is no tag. */
const noTags: Advice = [
  {
    found: /^<((?:https?:|www\.)[^\s<>]*)/,
    message: 'an address in pointed brackets is no link here: expected [name]($found)',
  },
  {
    found: /^<(?:mailto:)?([\w.+-]+@[^\s<>]*)/,
    message: 'a mail address in pointed brackets is no link here: expected [name](mailto:$found)',
  },
  {
    found: /^<!--/,
    message:
      'a note in <!-- --> cannot stand in a page: take it out, notes belong in the pull request',
  },
  { found: /^<((?![A-Za-z])[\p{L}\p{N}]{1,12})/u, message: `${lessSign}, as in \\<$found` },
  { found: /^<(?!\/?[A-Za-z])/, message: lessSign },
];

/** The name of a property whose value begins behind it. */
const property = /([\w-]+)\s*=\s*$/;

const comma = 'expected spaces between properties, found a comma';
const straightQuote =
  'a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text';

/** What keeps a property from being read. */
const ofProperties: Advice = [
  { found: /^,/, message: comma },
  { before: /["'}]\s*,\s*$/, message: comma },
  {
    before: property,
    found: /^[“”„‟«»‘’‚″]/,
    message: 'expected straight quotes, $before="text", found curly ones',
  },
  {
    before: property,
    found: /^(-?\d+(?:\.\d+)?)(?![^\s"'{}<>/])/,
    message: 'expected $before={$found}, found no braces',
  },
  {
    before: property,
    found: /^([^\s"'{}<>/]+)/,
    message: 'expected $before="$found" or $before={…}, found no quotes',
  },
  { before: /["']/, message: straightQuote },
  { found: /^["']/, message: straightQuote },
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
  const advice =
    adviceAt(ofProperties, before, tag.slice(at)) ??
    `expected each property as name="text" or name={value}, and > or /> at the end of <${name}>`;
  return { at, message: unreadable(name) + advice };
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
