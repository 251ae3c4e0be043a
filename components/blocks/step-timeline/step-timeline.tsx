import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { padNumber } from '@/lib/format/pad-number';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { timelineItemSchema } from './schema';

type TimelineItemProps = BlockProps<typeof timelineItemSchema> & { children?: ReactNode };

/** One step; `<StepTimeline>` reads its properties and renders it. */
export function TimelineItem(_props: TimelineItemProps): ReactNode {
  return misplaced('TimelineItem', 'StepTimeline');
}

/** Half of the content from `lg` on, less the line with the numbers. */
const shownWidth = '(min-width: 85.375rem) 34rem, (min-width: 62rem) 40vw, 75vw';

/** From a step over the gap to the next one; the last step leads no further. */
const lineToNext =
  'before:absolute before:top-0 before:-bottom-10 before:left-6 before:w-px before:bg-rule last:before:hidden lg:before:-bottom-4';

/** From lg on, a step without a drawing is in one half: the odd ones left, the even ones right. */
const inOneHalf =
  'lg:w-1/2 lg:odd:pr-18 lg:odd:pl-0 lg:odd:before:left-full lg:even:ml-[50%] lg:even:pl-18 lg:even:before:left-0';
const numberAtEdge =
  'lg:group-odd:right-0 lg:group-odd:left-auto lg:group-odd:translate-x-1/2 lg:group-even:-translate-x-1/2';

/** One with a drawing takes both: its text as without, the drawing in the half that would be empty. */
const withPicture = 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-36 lg:pl-0 lg:before:left-1/2';

/** Numbered steps in an ordered list; from `lg` on in alternating columns (docs/behaviour.md §2.4). */
export function StepTimeline({ children }: { children?: ReactNode }) {
  const items = itemsOf<TimelineItemProps>(children, TimelineItem, 'StepTimeline');
  return (
    <ol className="relative grid gap-y-10 not-first:mt-10 lg:gap-y-4">
      {items.map((item, index) => (
        <li
          key={item.heading}
          className={`group relative pl-20 lg:pb-6 ${lineToNext} ${item.src ? withPicture : inOneHalf}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-0 left-0 flex size-12 items-center justify-center rounded-full bg-purple text-h5 text-paper tabular-nums ring-8 ring-background in-[.on-night]:bg-teal in-[.on-night]:text-text ${item.src ? 'lg:left-1/2 lg:-translate-x-1/2' : numberAtEdge}`}
          >
            {padNumber(index + 1)}
          </span>
          <div className="min-w-0 lg:group-even:col-start-2">
            <Heading level={3} className="mb-3 pt-2">
              {item.heading}
            </Heading>
            {item.children}
          </div>
          {item.src && (
            <Picture
              src={item.src}
              alt=""
              {...sizeOfSource(item.src)}
              sizes={shownWidth}
              className="mt-6 h-auto max-w-full rounded-card lg:row-start-1 lg:mt-0 lg:group-odd:col-start-2 lg:group-even:col-start-1"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
