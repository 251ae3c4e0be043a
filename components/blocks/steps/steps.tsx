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

/** Columns by the number of steps, so that no row ends with a single one where it can be helped. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  return count % 4 === 0 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-2 xl:grid-cols-3';
}

/** Numbered steps side by side, in an ordered list. */
export function Steps({ children }: { children?: ReactNode }) {
  const items = itemsOf<StepProps>(children, Step, 'Steps');
  return (
    <ol className={classNames('grid gap-x-8 gap-y-10 not-first:mt-10', columnsFor(items.length))}>
      {items.map((item, index) => (
        <li key={item.heading} className="border-t-2 border-ink-purple pt-5">
          <span aria-hidden="true" className="mb-3 block text-h2 text-ink-purple tabular-nums">
            {padNumber(index + 1)}
          </span>
          <Heading level={3} look="h4">
            {item.heading}
          </Heading>
          {item.time && (
            <Text look="small" isSoft className="mt-1">
              {item.time}
            </Text>
          )}
          <div className="mt-3 empty:hidden">{item.children}</div>
        </li>
      ))}
    </ol>
  );
}
