import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { bentoCellSchema, type bentoSchema } from './schema';

/** How many cells are halves of a row, by what is left over where three share a row. */
const halves = [0, 4, 2];

/**
 * Cells in rows that are full from xl on: three share a row, and where that leaves some over, the first two or four are halves. None
 * is wider, since a few sentences leave two thirds of a row empty. In two columns the first cell of an odd number takes both; on
 * phones all are rows of one box.
 * @throws when there are more cells than a reader takes in at once: eight.
 */
export function Bento({ dark, children }: BlockProps<typeof bentoSchema>) {
  const items = itemsOf(children, bentoCellSchema);
  const { length } = items;
  if (length < 1 || length > 8)
    throw new Error(`<Bento> takes one to eight cells, found ${length}`);
  const columnsOf = (index: number) => {
    if (length === 1) return 'xl:col-span-12';
    return index < (halves[length % 3] ?? 0) ? 'xl:col-span-6' : 'xl:col-span-4';
  };
  const isOdd = length % 2 === 1;
  return (
    <ul className="grid not-first:mt-10 md:grid-cols-2 md:gap-6 xl:grid-cols-12 xl:gap-8">
      {items.map((item, index) => (
        <li
          key={item.heading}
          className={classNames(
            'min-w-0 p-5 max-md:not-first:-mt-px md:rounded-card md:p-8',
            index + 1 === dark ? 'on-night bg-night' : 'on-paper border border-line bg-paper',
            isOdd && index === 0 && 'md:col-span-2',
            columnsOf(index),
          )}
        >
          <Heading level={3} look="h4" className="mb-3">
            {item.heading}
          </Heading>
          <div className="min-w-0">{item.children}</div>
        </li>
      ))}
    </ul>
  );
}
