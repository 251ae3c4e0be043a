import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { padNumber } from '@/lib/format/pad-number';
import type { BlockProps } from '@/lib/schema/block';
import type { stepSchema } from './schema';

type StepProps = BlockProps<typeof stepSchema> & { children?: ReactNode };

/** One step; `<Steps>` reads its properties and renders it. */
export function Step(_props: StepProps): ReactNode {
  return misplaced('Step', 'Steps');
}

/** A row of a rail, by the number of its steps; longer ways are in rows of three. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return '@5xl:grid-cols-2';
  if (count === 4) return '@5xl:grid-cols-4';
  return count === 5 ? '@5xl:grid-cols-5' : '@5xl:grid-cols-3';
}

/** The rail: from number to number down the left side, where there is room for it from left to right; the last stretch is in the accent. */
const rail =
  'before:absolute before:top-0 before:bottom-0 before:left-4 before:w-1.5 before:bg-night-line last:before:bg-teal @5xl:before:inset-x-0 @5xl:before:top-4 @5xl:before:bottom-auto @5xl:before:h-1.5 @5xl:before:w-auto';

/** Numbered steps on a rail, in an ordered list: three to five of them in one row; beside a figure, below each other. */
export function Steps({ children }: { children?: ReactNode }) {
  const items = itemsOf<StepProps>(children, Step, 'Steps');
  const isTimed = items.some(({ time }) => time !== undefined);
  return (
    <div className="@container not-first:mt-10">
      <ol className={classNames('grid @5xl:-mb-10', columnsFor(items.length))}>
        {items.map((item, index) => (
          <li
            key={item.heading}
            className={classNames(
              'relative pb-8 pl-14 last:pb-0 @5xl:pt-14 @5xl:pr-8 @5xl:pb-10 @5xl:pl-0',
              // Texts of a row begin level, whatever the headings above them take and whether all have a time.
              '@5xl:grid @5xl:grid-rows-subgrid',
              isTimed ? '@5xl:row-span-3' : '@5xl:row-span-2',
              rail,
            )}
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 flex size-9.5 items-center justify-center rounded-full bg-purple text-h5 text-paper tabular-nums in-[.on-night]:bg-teal in-[.on-night]:text-text"
            >
              {padNumber(index + 1)}
            </span>
            <Heading level={3} look="h4" className="pt-1 @5xl:pt-0">
              {item.heading}
            </Heading>
            {item.time && (
              <Text look="small" isSoft className="mt-1">
                {item.time}
              </Text>
            )}
            <div className={classNames('mt-2 empty:hidden', isTimed && '@5xl:row-start-3')}>
              {item.children}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
