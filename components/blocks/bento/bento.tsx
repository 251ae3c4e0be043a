import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf, textOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { bentoCellSchema, type bentoSchema } from './schema';

type Span = 4 | 8 | 12;

/** Columns of twelve that the cells take from xl on, by their number: every row is full. */
const patterns: Readonly<Record<number, readonly Span[]>> = {
  1: [12],
  2: [8, 4],
  3: [4, 4, 4],
  4: [8, 4, 4, 8],
  5: [8, 4, 4, 4, 4],
  6: [8, 4, 4, 8, 8, 4],
  7: [8, 4, 4, 4, 4, 4, 8],
  8: [8, 4, 4, 4, 4, 4, 4, 4],
};

const spans = { 4: 'xl:col-span-4', 8: 'xl:col-span-8', 12: 'xl:col-span-12' } as const;

/** How much longer a text has to be than its neighbour’s to take the wide cell from it. */
const muchLonger = 1.15;

/**
 * The columns of each cell. In a row of two the wide cell is that of the pattern, unless the other text is much longer: it
 * would make a high narrow cell beside a wide one that is nearly empty.
 * @param lengths How many letters each cell's text has.
 */
export function spansOf(pattern: readonly Span[], lengths: readonly number[]): Span[] {
  const spans = [...pattern];
  let start = 0;
  while (start < spans.length) {
    const [first = 12, second = 12] = spans.slice(start);
    const isPair = first !== 12 && first + second === 12;
    const [wide, narrow] = first === 8 ? [start, start + 1] : [start + 1, start];
    if (isPair && (lengths[narrow] ?? 0) > (lengths[wide] ?? 0) * muchLonger)
      [spans[start], spans[start + 1]] = [second, first];
    start += isPair ? 2 : first === 4 ? 3 : 1;
  }
  return spans;
}

/**
 * Cells of two sizes: the wide ones have their name beside the text, so that neither leaves half of them empty; on phones all are
 * rows of one box. In two columns the first cell of an odd number is wide, so that no row has a hole.
 * @throws when there are more cells than a reader takes in at once: eight.
 */
export function Bento({ dark, children }: BlockProps<typeof bentoSchema>) {
  const items = itemsOf(children, bentoCellSchema);
  const pattern = patterns[items.length];
  if (!pattern) throw new Error(`<Bento> takes one to eight cells, found ${items.length}`);
  const columns = spansOf(
    pattern,
    items.map((item) => textOf(item.children).length),
  );
  const isOdd = items.length % 2 === 1;
  return (
    <ul className="grid not-first:mt-10 md:grid-cols-2 md:gap-6 xl:grid-cols-12 xl:gap-8">
      {items.map((item, index) => (
        <li
          key={item.heading}
          className={classNames(
            'min-w-0 p-5 max-md:not-first:-mt-px md:rounded-card md:p-8',
            index + 1 === dark ? 'on-night bg-night' : 'on-paper border border-line bg-paper',
            columns[index] !== 4 && 'xl:grid xl:grid-cols-[5fr_7fr] xl:gap-x-8',
            isOdd && index === 0 && 'md:col-span-2',
            spans[columns[index] ?? 12],
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
