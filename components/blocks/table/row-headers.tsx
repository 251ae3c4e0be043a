import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { prose, styled } from '@/components/ui/prose/prose';

/** As other cells of the row, but for its weight. */
const RowHeader = styled(
  'th',
  'border-b border-rule py-3 pr-6 align-top font-semibold hyphens-none',
);

type Parent = ReactElement<{ children?: ReactNode }>;

const isElement = (node: ReactNode): node is Parent => isValidElement(node);

/** Makes the first cell of each row in a table’s body the header of the row. */
export function withRowHeaders(node: ReactNode): ReactNode {
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
