// @module-tag slow
import { expect, it } from 'vitest';
import { isParsable } from './parse-probe';

/** Far less than the parser would take, less than the process may take, and enough for a machine with much else to do (ms). */
const soon = 20_000;

it.each([
  ['text', 'A text of {company}.\n'],
  ['a mistake', '<Section>\n'],
  ['code with tags in braces', `\`\`\`tsx\nconst a = {${'<S>\n'.repeat(60)}\n\`\`\`\n`],
  ['a list with tags in its texts', `<A x={[${'"<S>",\n'.repeat(60)}]} />\n`],
])('comes to an end with %s', (_name, text) => expect(isParsable(text)).toBe(true));

it.each([
  ['tags in a brace, for each of which the parser takes twice as long', `a {${'<S>'.repeat(60)}`],
  ['braces that are never closed, for which it takes the square', '{ \n'.repeat(20_000)],
  ['a line of code that ends its process', `\nimport ${'<S a="'.repeat(13)}/>\\`],
])('gives up on %s', (_name, text) => expect(isParsable(text)).toBe(false), soon);
