import type { DocumentExtract } from '@/lib/check/extract/document';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule, RuleText } from '@/lib/check/rule';
import { rowLimit } from '@/lib/content/limits';

/** Rows of tables with other numbers of cells than their header: what is too much would not be shown. */
const unevenRows = ({ tables }: DocumentExtract): Finding[] =>
  tables.flatMap(([header, ...rows]) => {
    const tooMany = rows[rowLimit];
    if (tooMany) {
      const message = `the table has ${rows.length} rows: expected at most ${rowLimit}; divide it, or offer it as a download`;
      return [{ offset: tooMany.offset, message }];
    }
    return rows
      .filter(({ cells }) => header && cells !== header.cells)
      .map(({ cells, offset }) => ({
        offset,
        message: `expected ${header?.cells} cells as in the table’s header, found ${cells}; a | in a text is written \\|`,
      }));
  });

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
    checkDocument: ({ code }) => [...code],
  },
  {
    name: 'task-list',
    // A warning: the boxes are shown, and some may be meant to say what is done.
    severity: 'warning',
    summary: 'A list has no boxes: visitors can tick none of them.',
    remedy:
      'Leave `[ ]` out; for questions that visitors answer for themselves, there is `<SelfAssessment>`.',
    checkDocument: ({ tasks }) =>
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
    checkDocument: unevenRows,
  },
];
