/** Quotation marks as word processors set them, where a property's value begins. */
const curlyValue = /(\w+)[ \t]*=[ \t]*[“”„‟«»‘’‚″]/;

/** A name, an equals sign and a value in neither quotes nor braces. */
const bareValue = /(?:^|[\s"'}])(\w+)[ \t]*=[ \t]*([^\s"'{<>]+)/;

/** What keeps a tag from being read. */
function tagReason(name: string, tag: string): string {
  const begin = `the tag <${name}> cannot be read: `;
  const [, curly] = curlyValue.exec(tag) ?? [];
  if (curly) return `${begin}expected straight quotes, ${curly}="text", found curly ones`;
  if (/["'}][ \t]*,/.test(tag)) return `${begin}expected blanks between properties, found a comma`;
  const [, bare, value] = bareValue.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""')) ?? [];
  if (bare) return `${begin}expected ${bare}="${value}" or ${bare}={…}, found no quotes`;
  if (/["']/.test(tag.replace(/\w+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*')/g, '')))
    return `${begin}a straight quote is missing, or ends a text early: expected name="text", with “ ” inside the text`;
  return `${begin}expected each property as name="text" or name={value}, straight quotes, and > or /> at its end`;
}

/**
 * The parser's reason in a writer's words, where its own leads astray.
 * @param found The text from the place of the error on, to the end of what is broken.
 */
export function characterMessage(reason: string, found: string): string {
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
