import type { Source } from '@/lib/content/source';
import type { ParserFault } from './parser-fault';

/** Quotation marks as word processors set them, where a property's value begins. */
const curlyValue = /(\w+)[ \t]*=[ \t]*[“”„‟«»‘’‚″]/;

/** A name, an equals sign and a value in neither quotes nor braces. */
const bareValue = /(?:^|[\s"'}])(\w+)[ \t]*=[ \t]*([^\s"'{<>]+)/;

/** What keeps a tag from being read. */
function tagReason(name: string, tag: string): string {
  const begin = `the tag <${name}> cannot be read: `;
  const [, curly] = curlyValue.exec(tag) ?? [];
  if (curly) return `${begin}expected straight quotes, ${curly}="text", found curly ones`;
  if (/["'}][ \t]*,/.test(tag)) return `${begin}expected spaces between properties, found a comma`;
  const [, bare, value] = bareValue.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""')) ?? [];
  if (bare) return `${begin}expected ${bare}="${value}" or ${bare}={…}, found no quotes`;
  if (/["']/.test(tag.replace(/\w+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*')/g, '')))
    return `${begin}a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text`;
  return `${begin}expected each property as name="text" or name={value}, straight quotes, and > or /> at its end`;
}

/** What keeps a list or an object in a property from being read, where the parser's reason tells. */
function valueReason(reason: string, before: string): string | undefined {
  // Behind a decimal comma, the parser takes the digits for the next key.
  const [, whole, decimals] = /:\s*(-?\d+),(\d+)\s*$/.exec(before) ?? [];
  if (whole && /Expected `:` but found/.test(reason))
    return `decimals take a point: expected ${whole}.${decimals}, found ${whole},${decimals}`;
  const [, end, found] = /Expected `,` or `([\]}])` but found `(\w+|.)`/.exec(reason) ?? [];
  if (!end) return undefined;
  const isTornText = found === 'Identifier' && /"\s*$/.test(before);
  const other = isTornText ? ', or a straight quote ends a text early: expected “ ” inside it' : '';
  return `a comma is missing between entries: expected , or ${end} before this${other}`;
}

/**
 * The parser's reason in a writer's words, where its own leads astray.
 * @param found The text from the place of the error on, to the end of what is broken.
 * @param before The text of what is broken up to there.
 */
export function characterMessage(reason: string, found: string, before = ''): string {
  const ofValue = valueReason(reason, before);
  if (ofValue) return ofValue;
  if (/could not parse expression/i.test(reason))
    return 'the braces hold neither a name of the provider nor a value: expected {company}, or name={"text"}, {3}, {["/home"]} in a tag; write \\{ for the character itself';
  if (reason.startsWith('Unexpected end of file in expression'))
    return 'the brace is never closed: expected }, or \\{ for the character itself';
  if (!reason.startsWith('Unexpected character') || !found.startsWith('<')) return reason;
  if (/^<(https?:|mailto:|www\.)/.test(found))
    return 'an address in pointed brackets is no link here: expected [text](address)';
  if (/^<[\w.+-]+@/.test(found))
    return 'a mail address in pointed brackets is no link here: expected [text](mailto:address)';
  if (found.startsWith('<!--'))
    return 'expected text or a block, found an HTML comment: take it out, notes belong in the pull request';
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(found)?.[1];
  return name
    ? tagReason(name, found.split('>')[0] ?? '')
    : 'expected a tag after `<`: write \\< for the character itself';
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
    return `</${name}> ends a paragraph or list that the <${name}> in line ${at(fault.opener.offset).line} is before: expected it on a line of its own, with empty lines around it`;
  if (fault.kind === 'unclosed') {
    const close = `expected </${name}>, or <${name} … /> where nothing is in it`;
    if (!fault.within) return `<${name}> is never closed: ${close}`;
    if (fault.within === 'paragraph')
      return `<${name}> is not closed in its paragraph: expected <${name}> and </${name}> each on a line of its own, with empty lines around it`;
    return `<${name}> is not closed in its ${containers[fault.within] ?? fault.within}: ${close}`;
  }
  if (!fault.opener)
    return `</${name}> closes nothing: expected <${name}> before it, or no closing tag`;
  const { line } = at(fault.opener.offset);
  return `</${name}> closes nothing: expected </${fault.opener.name}> for the <${fault.opener.name}> in line ${line}`;
}
