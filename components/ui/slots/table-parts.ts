import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { prose } from '@/components/ui/prose/prose';

/** A table taken apart: the words at the heads of its columns, and its rows, each as the contents of its cells. */
export type TableParts = { head: ReactNode[]; rows: ReactNode[][] };

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsIn = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

const rowsIn = (node: ReactNode): ReactNode[][] =>
  elementsIn(node).flatMap((child) =>
    child.type === 'tr'
      ? [elementsIn(child.props.children).map((cell) => cell.props.children)]
      : rowsIn(child.props.children),
  );

/**
 * The one Markdown table between a block's tags.
 * @param block Name of the block, for the error.
 * @throws when there is anything but one table; the check has reported it by then (rule block-table).
 */
export function tableIn(children: ReactNode, block: string): ReactElement<ComponentProps<'table'>> {
  const [table, ...others] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (
    !isValidElement<ComponentProps<'table'>>(table) ||
    table.type !== prose.table ||
    others.length > 0
  )
    throw new Error(`<${block}> takes one Markdown table between its tags, and nothing else`);
  return table;
}

/** That table taken apart, for blocks that draw it in their own way. */
export function tableParts(children: ReactNode, block: string): TableParts {
  const [head = [], ...rows] = rowsIn(tableIn(children, block).props.children);
  return { head, rows };
}

/**
 * The symbol at the beginning of a cell, and what follows it.
 * @param symbols The symbols of which it may begin with one.
 * @returns The rest of the cell; all of it where it begins with none.
 */
export function symbolIn<Mark extends string>(
  cell: ReactNode,
  symbols: readonly Mark[],
): { symbol?: Mark; rest: ReactNode[] } {
  const [first, ...others] = Children.toArray(cell);
  const symbol =
    typeof first === 'string'
      ? symbols.find((one) => first.trimStart().startsWith(one))
      : undefined;
  if (!symbol || typeof first !== 'string') return { rest: Children.toArray(cell) };
  const text = first.trimStart().slice(symbol.length).trimStart();
  return { symbol, rest: text ? [text, ...others] : others };
}
