import { isTag, offsetOf, type TreeNode, textOf } from '@/lib/check/extract/markdown';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema, TableContract } from '@/lib/schema/block';
import { fillPlaceholders, placeholderValue } from '@/lib/site/placeholders';

/** All text below a node as readers see it: names and facts in braces filled in. */
const readText = (node: TreeNode, locale: Locale): string =>
  node.type === 'mdxTextExpression'
    ? (placeholderValue((node.value ?? '').trim(), locale) ?? '')
    : (node.value ?? (node.children ?? []).map((child) => readText(child, locale)).join(''));

/** All tags in a text, with those within others. */
const blocksIn = (node: TreeNode): TreeNode[] => [
  ...(isTag(node) ? [node] : []),
  ...(node.children ?? []).flatMap(blocksIn),
];

const cellsOf = (row: TreeNode | undefined) => row?.children ?? [];

/** How many columns a table must have beside its first, in words. */
const inWords = ([atLeast, atMost]: readonly [number, number]) =>
  atLeast === atMost ? `${atMost}` : `${atLeast} to ${atMost}`;

/** Cells that do not begin with one of the signs; a cell that is missing is reported by stray-markdown. */
function signFindings(name: string, rows: readonly TreeNode[], signs: readonly string[]) {
  const cells = rows.flatMap((row) => cellsOf(row).slice(1));
  return cells
    .filter((cell) => !signs.some((sign) => textOf(cell).trimStart().startsWith(sign)))
    .map((cell) => ({
      // An empty cell begins at its border.
      offset: cell.children?.[0] ? offsetOf(cell.children[0]) : offsetOf(cell),
      message: `<${name}> expects each cell to begin with one of ${signs.join(' ')}: found "${textOf(cell).slice(0, 40)}"`,
    }));
}

/** What is wrong with a table, if anything. */
function tableFindings(
  { name, table: contract }: BlockSchema & { table: TableContract },
  table: TreeNode,
  tag: { props: Readonly<Record<string, unknown>>; places: Readonly<Record<string, number>> },
  locale: Locale,
): Finding[] {
  const [head, ...rows] = table.children ?? [];
  const columns = cellsOf(head).slice(1);
  const { columns: limits, columnProp = '', signs } = contract;
  if (limits && (columns.length < limits[0] || columns.length > limits[1])) {
    const message = `<${name}> takes ${inWords(limits)} columns beside the first: found ${columns.length}`;
    return [{ offset: offsetOf(table), message }];
  }
  const named = tag.props[columnProp];
  const heads = columns.map((cell) => readText(cell, locale).trim());
  const isUnknown = typeof named === 'string' && !heads.includes(fillPlaceholders(named, locale));
  const unknown = isUnknown && {
    offset: tag.places[columnProp] ?? offsetOf(table),
    message: `no column of the table is called "${named}"${suggest(named, heads)}`,
  };
  return [...(unknown ? [unknown] : []), ...(signs ? signFindings(name, rows, signs) : [])];
}

/** Rules about tables that a block draws in its own way. */
export const blockTable: DocumentRule = {
  name: 'block-table',
  severity: 'error',
  summary:
    'A block that draws a table has one between its tags, of the form that its page in the block gallery shows.',
  remedy:
    'Write one Markdown table between the tags, with the columns and signs the message names.',
  checkDocument: ({ tree, tags, isOutlineKnown, locale }, blocks) => {
    if (!tree || !isOutlineKnown) return [];
    const tagAt = new Map(tags.map((tag) => [tag.offset, tag]));
    return blocksIn(tree as TreeNode).flatMap((node) => {
      const block = blocks.get(node.name ?? '');
      const tag = tagAt.get(offsetOf(node));
      if (!block?.table || !tag) return [];
      const [table, ...others] = node.children ?? [];
      if (table?.type === 'table' && others.length === 0)
        return tableFindings({ ...block, table: block.table }, table, tag, locale);
      const wrong = table?.type === 'table' ? others[0] : table;
      const message = `<${block.name}> takes one table between its tags, and nothing else: | A | B | in each line and | --- | --- | below the first`;
      return [{ offset: wrong ? offsetOf(wrong) : tag.offset, message }];
    });
  },
};
