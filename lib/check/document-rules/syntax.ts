import type { DocumentRule } from '../rule';
import { strayMarkdown } from './stray-markdown';
import { unevenRows } from './table-cells';

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
  {
    name: 'stray-markdown',
    severity: 'error',
    summary: 'Signs of Markdown do their work, and do not stand on the page as they are written.',
    remedy:
      'In a text, close the bold type, or write `\\*\\*`; leave Markdown out of properties and frontmatter; a note is a `<Callout>`.',
    check: strayMarkdown,
  },
  {
    name: 'task-list',
    // A warning: the boxes are shown, and some may be meant to say what is done.
    severity: 'warning',
    summary: 'A list has no boxes: visitors can tick none of them.',
    remedy:
      'Leave `[ ]` out; for questions that visitors answer for themselves, there is `<SelfAssessment>`.',
    check: ({ tasks }) =>
      tasks.map(({ offset }) => ({
        offset,
        message:
          'the box before this entry cannot be ticked: expected a plain entry, `- text`, or a <SelfAssessment> with questions',
      })),
  },
  {
    name: 'table-row',
    severity: 'error',
    summary:
      'Every row of a table has as many cells as its header, and there are at most 1,000 of them.',
    remedy: 'Add the cell that is missing, an empty one too: `| a | |`.',
    check: unevenRows,
  },
];
