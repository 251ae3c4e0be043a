import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { prose, styled } from '@/components/ui/prose/prose';
import { tableIn } from '@/components/ui/slots/table-parts';
import type { BlockProps } from '@/lib/schema/block';
import type { tableSchema } from './schema';

/** As other cells of the row, but for its weight. */
const RowHeader = styled(
  'th',
  'border-b border-rule py-3 pr-6 align-top font-semibold hyphens-none',
);

type Parent = ReactElement<{ children?: ReactNode }>;

const isElement = (node: ReactNode): node is Parent => isValidElement(node);

/** Makes the first cell of each row in a table’s body the header of the row. */
function withRowHeaders(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isElement(child)) return child;
    if (child.type !== 'tr') return cloneElement(child, {}, withRowHeaders(child.props.children));
    const cells = Children.toArray(child.props.children);
    const first = cells.findIndex(isElement);
    const cell = cells[first];
    if (!isElement(cell) || cell.type !== prose.td) return child;
    const header = <RowHeader key="header" {...cell.props} scope="row" />;
    return cloneElement(child, {}, [...cells.slice(0, first), header, ...cells.slice(first + 1)]);
  });
}

/**
 * A table from Markdown in a figure with a caption, which stays in its place while the table scrolls.
 * @throws when anything but one table is between its tags.
 */
export function Table({ caption, hasRowHeaders, children }: BlockProps<typeof tableSchema>) {
  const id = useId();
  const table = tableIn(children, 'Table');
  const rows = hasRowHeaders ? withRowHeaders(table.props.children) : table.props.children;
  return (
    <figure className="group/table my-8 first:mt-0 last:mb-0">
      <figcaption id={id} className="text-h5">
        {caption}
      </figcaption>
      {cloneElement(table, { 'aria-labelledby': id }, rows)}
    </figure>
  );
}
