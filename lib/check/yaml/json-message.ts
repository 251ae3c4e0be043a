/** What parsers of YAML and of JSON say of a text that is no JSON, and what it means to a writer. */
const meanings: readonly (readonly [said: RegExp, meaning: string])[] = [
  [
    /at node end/,
    'text follows a value that has ended: expected a comma, or typographic quotation marks (“…”, „…”) inside the text in place of "',
  ],
  [
    /Unexpected double-quoted|Expected ',' or|Missing , between/,
    'a comma is missing: expected one at the end of the entry before',
  ],
  [/Unresolved plain scalar/, 'a key or a text is not in double quotes: expected "key": "text"'],
  [/Missing , or :|Expected ':'/, 'a colon is missing: expected "key": "text"'],
  [
    /must end with a|Unexpected end of/,
    'the file ends too early: expected a } for each {, and a ] for each [',
  ],
  [
    /Missing closing|Unterminated string/,
    'the text is never closed: expected a " at its end, on the same line',
  ],
  [
    /Invalid escape|Bad escaped/,
    'a backslash begins a special character: write \\\\ for the backslash itself',
  ],
  [/keys must be unique/, 'the key is there twice in its group: keep one of the two'],
  [
    /double-quoted property name|trailing comma/i,
    'there is a comma after the last entry: expected none before }, and each key in double quotes',
  ],
  [
    /Bad control character/,
    'the text goes on on the next line, or has a tab in it: expected it on one line',
  ],
  [
    /single-quoted|Unexpected token '''/,
    'single quotes enclose nothing here: expected double ones, "text"',
  ],
];

/**
 * Puts what a parser says of JSON into a writer's words.
 * @param said The parser's message.
 * @returns What is wrong and what to write; where nothing better is known, what the parser says.
 */
export const jsonMessage = (said: string): string =>
  meanings.find(([pattern]) => pattern.test(said))?.[1] ??
  `expected "key": "text", with commas between the entries; the parser says: ${said}`;
