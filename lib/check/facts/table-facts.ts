import { offsetOf, type TreeNode } from './tree';

/** A code span, or a character behind a backslash, in which `|` ends no cell. */
const noBorder = /\\[^\n]|`[^`\n]*`/g;

/**
 * The rows of a table, with the cells they are written with: the tree has as many as the header in each.
 * @param source The text it stands in.
 */
export const tableRows = (table: TreeNode, source: string): { cells: number; offset: number }[] =>
  (table.children ?? []).map((row) => {
    const offset = offsetOf(row);
    const written = source.slice(offset, row.position?.end.offset ?? offset).trim();
    const cells = written
      .replace(noBorder, (found) => 'x'.repeat(found.length))
      .replace(/^\||\|$/g, '')
      .split('|').length;
    return { cells, offset };
  });
