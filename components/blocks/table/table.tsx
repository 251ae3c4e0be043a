import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { prose } from '@/components/ui/prose/prose';
import type { BlockProps } from '@/lib/schema/block';
import { withRowHeaders } from './row-headers';
import type { tableSchema } from './schema';

type TableProps = BlockProps<typeof tableSchema> & { children?: ReactNode };

const isTable = (node: ReactNode): node is ReactElement<ComponentProps<'table'>> =>
  isValidElement(node) && node.type === prose.table;

/**
 * A table from Markdown in a figure with a caption, which stays in its place while the table scrolls.
 * @throws when anything but one table stands between its tags.
 */
export function Table({ caption, hasRowHeaders, children }: TableProps) {
  const id = useId();
  const [table, ...others] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (!isTable(table) || others.length > 0)
    throw new Error('<Table> takes one Markdown table between its tags, and nothing else');
  const rows = hasRowHeaders ? withRowHeaders(table.props.children) : table.props.children;
  return (
    <figure className="my-8 first:mt-0 last:mb-0">
      <figcaption id={id} className="text-h5">
        {caption}
      </figcaption>
      {cloneElement(table, { 'aria-labelledby': id }, rows)}
    </figure>
  );
}
