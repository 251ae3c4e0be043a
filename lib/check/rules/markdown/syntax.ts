import type { Image, TableRow } from 'mdast';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, type NodeOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import { isUnknowable, placedFaults, placeholderFaults } from '@/lib/check/placeholder-faults';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule, RuleText } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { rowLimit } from '@/lib/content/limits';
import { readIgnoreComment } from '@/lib/mdx/ignore-comment';
import { placeholders, placeholderValue } from '@/lib/site/placeholders';

/** A code span, or a character behind a backslash, in which `|` ends no cell. */
const noBorder = /\\[^\n]|`[^`\n]*`/g;

/** How many cells a row is written with: in the tree, each has as many as the header. */
function cellsOf(row: TableRow, source: string): number {
  const written = source.slice(startOf(row), endOf(row)).trim().replace(noBorder, 'x');
  return written.replace(/^\||\|$/g, '').split('|').length;
}

/** Rows of tables with other numbers of cells than their header: what is too much would not be shown. */
const unevenRows = ({ tree, source: { text } }: DocumentExtract): Finding[] =>
  nodesOf(tree, 'table').flatMap(({ children: [header, ...rows] }) => {
    const tooMany = rows[rowLimit];
    if (tooMany) {
      const message = `the table has ${rows.length} rows: expected at most ${rowLimit}; divide it, or offer it as a download`;
      return [{ offset: startOf(tooMany), message }];
    }
    const expected = header ? cellsOf(header, text) : 0;
    return rows
      .filter((row) => cellsOf(row, text) !== expected)
      .map((row) => ({
        offset: startOf(row),
        message: `expected ${expected} cells as in the table’s header, found ${cellsOf(row, text)}; a | in a text is written \\|`,
      }));
  });

/** Braces in the text of a picture that mean nothing; behind a backslash, and in code, a brace is itself. */
function pictureFaults(node: Image, { source, locale }: DocumentExtract): Finding[] {
  const offset = startOf(node);
  const text = source.text
    .slice(offset, endOf(node))
    .replace(/\\[\s\S]|`[^`]*`/g, (found) => ' '.repeat(found.length));
  return placeholderFaults(text)
    .filter(({ at }) => placeholderValue(at.slice(1, -1).trim(), locale) === undefined)
    .map(({ at, message }) => ({ offset: offset + text.indexOf(at), message }));
}

const anyName = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(', ');

/** What is in braces and is no name that the site fills in. */
function expressionFaults(
  node: NodeOf<'mdxTextExpression' | 'mdxFlowExpression'>,
  { locale }: DocumentExtract,
): Finding[] {
  const value = node.value.trim();
  if (readIgnoreComment(value) || placeholderValue(value, locale) !== undefined) return [];
  if (isUnknowable(value)) return [];
  const [fault] = placeholderFaults(`{${value}}`);
  const isKnown = fault?.isQuoted || fault?.message.includes('did you mean');
  const message =
    fault && isKnown
      ? fault.message
      : `{${value}} is no name that the site fills in: expected text, or one of ${anyName}; write \\{ for the brace itself`;
  return [{ offset: startOf(node), message }];
}

/** Whatever would have to be run: imports, exports, and what is in braces. */
function codeIn(document: DocumentExtract): Finding[] {
  const { tree, modules } = document;
  const begins = [...modules, ...nodesOf(tree, 'mdxjsEsm').map(startOf)];
  return [
    ...begins.map((offset) => ({
      offset,
      message:
        'a paragraph that begins with the word import or export is taken for program code: begin it with another word',
    })),
    ...nodesOf(tree, 'mdxTextExpression', 'mdxFlowExpression').flatMap((node) =>
      expressionFaults(node, document),
    ),
    ...nodesOf(tree, 'image').flatMap((node) => pictureFaults(node, document)),
  ];
}

/** About comments that silence a rule: checked where files are read (lib/check/ignored-rules.ts). */
export const ignoreComment: RuleText = {
  name: 'ignore-comment',
  severity: 'error',
  summary: 'A comment that silences a rule names it, gives the reason, and stands above a block.',
  remedy:
    'Write `{/* check-ignore rule: reason */}` on a line of its own above the block; it silences that rule for this block alone.',
};

/** Rules that the parsers and the schema enforce; the findings are made where the file is read. */
export const syntaxRules: DocumentRule[] = [
  {
    name: 'mdx-syntax',
    severity: 'error',
    summary:
      'The text is Markdown with blocks: a tag that is opened is closed, and its properties are in straight quotes or braces.',
    remedy: 'Close the tag, or write the sign itself: `\\<`, `\\{`.',
    checkDocument: ({ syntax }) => syntax,
  },
  {
    name: 'no-code',
    severity: 'error',
    summary:
      'A text holds no program code: no `import`, no `export`, nothing in braces but names that the site fills in.',
    remedy: 'Write the text itself; `{company}`, `{brand}` and `{product}` are the names.',
    checkDocument: codeIn,
  },
  {
    name: 'task-list',
    // A warning: the boxes are shown, and some may be meant to say what is done.
    severity: 'warning',
    summary: 'A list has no boxes: visitors can tick none of them.',
    remedy:
      'Leave `[ ]` out; for questions that visitors answer for themselves, there is `<SelfAssessment>`.',
    checkDocument: ({ tree, source }) =>
      nodesOf(tree, 'listItem')
        .filter(({ checked }) => typeof checked === 'boolean')
        .map((node) => ({
          offset: source.text.indexOf('[', startOf(node)),
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
    checkDocument: unevenRows,
  },
];

/** Words in braces that mean nothing, in values of the frontmatter and in properties. */
const unknownPlaceholders = ({ frontmatter, tags, source }: DocumentExtract): Finding[] => [
  ...textsIn(frontmatter.raw).flatMap(({ path, text }) =>
    placedFaults(text, frontmatter.offsetOf(path), source.text),
  ),
  ...tags.flatMap(({ strings }) =>
    strings.flatMap(({ value, offset }) => placedFaults(value, offset, source.text)),
  ),
];

/** Rules about the provider’s names and facts in frontmatter and in properties; in texts, no-code finds them. */
export const unknownPlaceholder: DocumentRule = {
  name: 'unknown-placeholder',
  severity: 'error',
  summary:
    'A word in braces is one of the provider’s names or facts: visitors would see any other.',
  remedy:
    'Write `{company}`, `{brand}`, `{product}` or a name from data/facts.yaml or data/prices.yaml such as `{facts.founded}` or `{prices.soc}`, or leave the braces out.',
  checkDocument: unknownPlaceholders,
};
