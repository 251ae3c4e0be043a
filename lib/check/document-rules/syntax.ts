import type { DocumentRule } from '../rule';

/** Rules that the parsers and the schema enforce; the findings are made where the file is read. */
export const syntaxRules: DocumentRule[] = [
  {
    name: 'frontmatter-syntax',
    severity: 'error',
    summary: 'The frontmatter is YAML between two lines of `---`.',
    remedy: 'Mend the line. Put values that hold a colon, a brace or a hash in double quotes.',
    check: ({ frontmatter }) => frontmatter.syntax,
  },
  {
    name: 'frontmatter-key',
    severity: 'error',
    summary: 'The frontmatter has only keys that its document type knows.',
    remedy: 'Use the suggested key, or remove the line.',
    check: ({ frontmatter }) => frontmatter.unknownKeys,
  },
  {
    name: 'frontmatter-value',
    severity: 'error',
    summary: 'Every required key is there, and every value has the form its key asks for.',
    remedy: 'Give the value in the form the message names.',
    check: ({ frontmatter }) => frontmatter.badValues,
  },
  {
    name: 'mdx-syntax',
    severity: 'error',
    summary: 'The text is MDX: Markdown with tags that are opened and closed.',
    remedy: 'Close the tag, or write the character as text: `\\<`, `\\{`.',
    check: ({ syntax }) => syntax,
  },
  {
    name: 'no-code',
    severity: 'error',
    summary: 'Content is data: no imports, no exports, no expressions but the provider’s names.',
    remedy: 'Write the text itself; `{company}`, `{brand}` and `{product}` stand for the names.',
    check: ({ code }) => [...code],
  },
];
