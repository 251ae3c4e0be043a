import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { padNumber } from '@/lib/format/pad-number';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import { stepSchema, timelineItemSchema } from './schema';

/** The drawn number of a step, from its place; screen readers count the list themselves. */
const StepNumber = ({ index, className }: { index: number; className: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'absolute top-0 flex items-center justify-center rounded-full bg-purple text-h5 text-paper tabular-nums in-[.on-night]:bg-teal in-[.on-night]:text-text',
      className,
    )}
  >
    {padNumber(index + 1)}
  </span>
);

/** A row of a rail, by the number of its steps; longer ways are in rows of three. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: '@5xl:grid-cols-2',
  4: '@5xl:grid-cols-4',
  5: '@5xl:grid-cols-5',
};

/** The rail: from number to number down the left side, where there is room for it from left to right; the last part is in the accent. */
const rail =
  'before:absolute before:top-0 before:bottom-0 before:left-4 before:w-1.5 before:bg-night-line last:before:bg-teal @5xl:before:inset-x-0 @5xl:before:top-4 @5xl:before:bottom-auto @5xl:before:h-1.5 @5xl:before:w-auto';

/** Numbered steps on a rail, in an ordered list: three to five of them in one row; beside a figure, below each other. */
export function Steps({ children }: { children?: ReactNode }) {
  const items = itemsOf(children, stepSchema);
  const isTimed = items.some(({ time }) => time !== undefined);
  return (
    <div className="@container not-first:mt-10">
      <ol className={classNames('grid @5xl:-mb-10', columns[items.length] ?? '@5xl:grid-cols-3')}>
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
            <StepNumber index={index} className="left-0 size-9.5" />
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

/** Half of the content from `lg` on, less the line with the numbers. */
const pictureSizes = '(min-width: 85.375rem) 34rem, (min-width: 62rem) 40vw, 75vw';

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
  const items = itemsOf(children, timelineItemSchema);
  return (
    <ol className="relative grid gap-y-10 not-first:mt-10 lg:gap-y-4">
      {items.map((item, index) => (
        <li
          key={item.heading}
          className={`group relative pl-20 lg:pb-6 ${lineToNext} ${item.src ? withPicture : inOneHalf}`}
        >
          <StepNumber
            index={index}
            className={`left-0 size-12 ring-8 ring-background ${item.src ? 'lg:left-1/2 lg:-translate-x-1/2' : numberAtEdge}`}
          />
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
              sizes={pictureSizes}
              className="mt-6 h-auto max-w-full rounded-card lg:row-start-1 lg:mt-0 lg:group-odd:col-start-2 lg:group-even:col-start-1"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
