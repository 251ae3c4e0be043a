import type { Source } from '@/lib/content/source';
import type { ParserFault } from './parser-fault';

/** Quotation marks as word processors set them, where a property's value begins. */
const curlyValue = /(\w+)[ \t]*=[ \t]*[“”„‟«»‘’‚″]/;

/** The same marks where a value in braces begins. */
const curlyInside = /[[{,:]\s*[“”„‟«»‘’‚″]/;

/** A name, an equals sign and a value in neither quotes nor braces. */
const bareValue = /(?:^|[\s"'}])(\w+)[ \t]*=[ \t]*([^\s"'{<>]+)/;

/** Whether a value is a number, which stands in braces. */
export const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** What keeps a tag from being read. */
function tagReason(name: string, tag: string): string {
  const begin = `the tag <${name}> cannot be read: `;
  const [, curly] = curlyValue.exec(tag) ?? [];
  if (curly) return `${begin}expected straight quotes, ${curly}="text", found curly ones`;
  const bareTag = tag.replace(/"[^"]*"|'[^']*'/g, '""');
  if (curlyInside.test(bareTag))
    return `${begin}expected straight quotes, "text", found curly ones`;
  if (/["'}][ \t]*,/.test(tag)) return `${begin}expected spaces between properties, found a comma`;
  const [, bare, value = ''] = bareValue.exec(bareTag) ?? [];
  if (bare && isNumber(value)) return `${begin}expected ${bare}={${value}}, found no braces`;
  if (bare) return `${begin}expected ${bare}="${value}" or ${bare}={…}, found no quotes`;
  if (/["']/.test(tag.replace(/\w+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*')/g, '')))
    return `${begin}a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text`;
  return `${begin}expected each property as name="text" or name={value}, straight quotes, and > or /> at its end`;
}

/** What keeps a list or an object in a property from being read, where the parser's reason tells. */
function valueReason(reason: string, here: string, before: string): string | undefined {
  // Behind a decimal comma, the parser takes the digits for the next key.
  const [, whole, decimals] = /:\s*(-?\d+),(\d+)\s*$/.exec(before) ?? [];
  if (whole && /Expected `:` but found/.test(reason))
    return `decimals take a point: expected ${whole}.${decimals}, found ${whole},${decimals}`;
  const [, end, found] = /Expected `,` or `([\]}])` but found `(\w+|.)`/.exec(reason) ?? [];
  if (!end) return undefined;
  if (found === ';') return 'expected a comma here, found ;';
  const [closing] = /^[\]})]/.exec(here) ?? [];
  if (closing) return `a ${end} is missing before this ${closing}`;
  const [, name] = /[{,]\s*([A-Za-z_]\w*)\s+$/.exec(before) ?? [];
  if (name) return `a colon is missing: expected ${name}: before the value`;
  const isTornText = found === 'Identifier' && /"\s*$/.test(before);
  const other = isTornText ? ', or a straight quote ends a text early: expected “ ” inside it' : '';
  return `a comma is missing between entries: expected , or ${end} before this${other}`;
}

/** The bracket that has to close first at the end of a piece of a property. */
function openBracket(before: string): string | undefined {
  const open: string[] = [];
  for (const [sign] of before.replace(/"[^"]*"/g, '').matchAll(/[[\]{}]/g))
    if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}');
    else open.pop();
  return open.at(-1);
}

/** How a sign is written with the word behind it: `, as in \\<5`. */
const sample = (found: string): string => {
  const [word] = /^<[\p{L}\p{N}]{1,12}/u.exec(found) ?? [];
  return word ? `, as in \\${word}` : '';
};

/** What is wrong with a value in braces. */
function braceMessage(found: string, before: string): string {
  // In a text, and not in a property.
  if (!/<[A-Za-z][^<]*=\s*\{[^<]*$/.test(before))
    return 'nothing but names stands in braces, such as {company}: write \\{ for the brace itself';
  if (/^[“”„‟«»‘’‚″]/.test(found)) return 'expected straight quotes, "text", found curly ones';
  const close = openBracket(before);
  const [end] = /^[\]}]/.exec(found) ?? [];
  if (close && end && end !== close) return `a ${close} is missing before this ${end}`;
  return 'the value in braces cannot be read from here on: expected texts in straight quotes, a comma between entries, and a bracket at the end of each that is open';
}

/**
 * The parser's reason in a writer's words, where its own leads astray.
 * @param found The text from the place of the error on, to the end of what is broken.
 * @param before The text of what is broken up to there.
 */
export function characterMessage(reason: string, found: string, before = ''): string {
  const ofValue = valueReason(reason, found, before);
  if (ofValue) return ofValue;
  if (/could not parse expression/i.test(reason)) return braceMessage(found, before);
  if (reason.startsWith('Unexpected end of file in expression'))
    return 'the { is never closed: write } where it ends, or \\{ for the sign itself';
  if (!reason.startsWith('Unexpected character') || !found.startsWith('<')) return reason;
  const [, address = 'https://…'] = /^<([^\s<>]+)>/.exec(found) ?? [];
  if (/^<(https?:|mailto:|www\.)/.test(found))
    return `an address in pointed brackets is no link here: expected [name](${address})`;
  const [, mailbox] = /^<([\w.+-]+@[^\s<>]*)/.exec(found) ?? [];
  if (mailbox)
    return `a mail address in pointed brackets is no link here: expected [name](mailto:${mailbox})`;
  if (found.startsWith('<!--'))
    return 'a note in <!-- --> cannot stand in a page: take it out, notes belong in the pull request';
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(found)?.[1];
  return name
    ? tagReason(name, found.split('>')[0] ?? '')
    : `a < in a text begins a tag such as <Callout>: write \\< for the sign itself${sample(found)}`;
}

type TagFault = Extract<ParserFault, { kind: 'unclosed' | 'stray' | 'misplaced' }>;

/** What a tag was opened in, in a writer's words. */
const containers: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  blockQuote: 'quotation',
  blockquote: 'quotation',
  heading: 'heading',
  tableCell: 'table cell',
};

/** What is wrong with a pair of tags, and what to write instead. */
export function tagMessage(fault: TagFault, { at }: Source): string {
  const { name } = fault;
  if (fault.kind === 'misplaced')
    return `</${name}> stands in a paragraph or list, and its <${name}> (line ${at(fault.opener.offset).line}) outside: put </${name}> on a line of its own, with empty lines around it`;
  if (fault.kind === 'unclosed') {
    const close = `expected </${name}>, or <${name} … /> where nothing is in it`;
    if (!fault.within) return `<${name}> is never closed: ${close}`;
    if (fault.within === 'paragraph')
      return `<${name}> is not closed in its paragraph: expected <${name}> and </${name}> each on a line of its own, with empty lines around it`;
    return `<${name}> is not closed in its ${containers[fault.within] ?? fault.within}: ${close}`;
  }
  if (!fault.opener) return `</${name}> closes nothing: write <${name}> before it, or take it out`;
  const { line } = at(fault.opener.offset);
  return `</${name}> closes nothing: write </${fault.opener.name}> for the <${fault.opener.name}> in line ${line}, or take it out`;
}
