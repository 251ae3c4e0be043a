import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskCode } from './mask-code';

/** Whether the braces of a text are taken for text. */
const isMasked = (text: string) => !maskCode(text).includes('{');

it.each([
  ['a fence', '```tsx\n{<A>}\n```\n'],
  ['a fence of tildes, longer at its end', '~~~\n{<A>}\n~~~~~\n'],
  ['a fence with a shorter one in it', '````\n```\n{<A>}\n```\n{\n````\n'],
  ['a fence in a list item', '- text\n\n  ```tsx\n  {<A>}\n\n  {\n  ```\n'],
  ['a fence behind the mark of a list item', '- ```tsx\n  {<A>}\n  ```\n'],
  ['a fence in a numbered list', '10. text\n\n    ~~~\n    {<A>}\n    ~~~\n'],
  ['a fence in a list in a list', '- a\n  - b\n\n    ```\n    {<A>}\n    ```\n'],
  ['a fence in a quotation', '> text\n>\n> ```tsx\n> {<A>}\n>\n> {\n> ```\n'],
  ['a fence in a list in a quotation', '> - a\n>\n>   ```\n>   {<A>}\n>   ```\n'],
  ['a fence with Windows line ends', '```\r\n{<A>}\r\n```\r\n'],
  ['a fence that never ends', 'a\n\n```\n{<A>}\n'],
  ['a span', 'a `{<A>}` b'],
  ['a span of two backticks with one in it', 'a `` {`<A>} `` b'],
  ['a span of three', 'a ```{`` <A>}``` b'],
  ['a span over two lines', 'a `{<A>}\n{` b'],
  ['two spans', '`{` and `}` and ``{``'],
])('takes braces in %s for text', (_name, text) => {
  expect(isMasked(text)).toBe(true);
  expect(maskCode(text)).toHaveLength(text.length);
});

it.each([
  ['behind a fence', '```\na\n```\n{<A>}'],
  ['behind the quotation that a fence is in', '> ```\n> a\n\n{<A>}'],
  ['behind the list that a fence is in', '- a\n\n  ```\n  b\n\n{<A>}'],
  ['beside a span', '`a` {<A>} `b`'],
  ['between backticks of other numbers', '`` {<A>} `'],
  ['between backticks of two paragraphs', 'a ` b\n\n{<A>} ` c'],
  ['behind an escaped backtick', 'a \\`{<A>}` b'],
  ['in a line of three backticks with more behind it', '```a``` {<A>}'],
])('sees braces %s', (_name, text) => expect(isMasked(text)).toBe(false));

it('keeps the length and everything outside of code, whatever the text', () => {
  const piece = fc.constantFrom(
    '`',
    '``',
    '```',
    '~~~',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '  ',
    'a',
    '{',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const masked = maskCode(text);
      expect(masked).toHaveLength(text.length);
      for (let at = 0; at < text.length; at += 1)
        if (masked[at] !== text[at]) expect(masked[at]).toBe('x');
      // Code begins at a mark of it, or behind it.
      const [before = ''] = text.split(/[`~]/);
      expect(masked.startsWith(before)).toBe(true);
    }),
  );
});
