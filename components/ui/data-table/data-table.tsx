import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { prose, styled } from '@/components/ui/prose/prose';

/** As other cells of the row, but for its weight. */
const RowHeader = styled(
  'th',
  'border-b border-rule py-3 pr-6 text-left align-top font-semibold hyphens-none',
);

type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: string;
  head: readonly string[];
  /** The first cell of each names the row. */
  rows: readonly Row[];
  /** Numbers of the columns, from 0, whose cells end at one edge. */
  ends?: readonly number[];
  /** Names, prices, units and, if any, lower prices: on phones lines without labels (app/styles/table.css). */
  isPriceList?: boolean;
};

/** A table made of data, as tables of running text look, in a figure with a caption. */
export function DataTable({ caption, head, rows, ends = [], isPriceList }: DataTableProps) {
  const id = useId();
  const align = (column: number) => (ends.includes(column) ? { align: 'right' as const } : {});
  return (
    <figure className={classNames('my-8 first:mt-0 last:mb-0', isPriceList && 'price-list')}>
      <figcaption id={id} className="text-h5">
        {caption}
      </figcaption>
      <prose.table aria-labelledby={id}>
        <thead>
          <tr>
            {head.map((label, column) => (
              <prose.th key={label} {...align(column)}>
                {label}
              </prose.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <RowHeader scope="row">{name}</RowHeader>
              {cells.map((cell, index) => (
                <prose.td key={head[index + 1]} {...align(index + 1)}>
                  {cell}
                </prose.td>
              ))}
            </tr>
          ))}
        </tbody>
      </prose.table>
    </figure>
  );
}
