'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { CarouselButton } from '@/components/ui/carousel/carousel-button.client';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import { Text } from '@/components/ui/text/text';
import { padNumber } from '@/lib/format/pad-number';

/** Side of the drawing, in its own units. */
const size = 400;

/** A third of a ring, from the top clockwise, its edges parallel to those of its neighbours; the others are it, turned. */
const outline = 'M205 4.06A196 196 0 0 1 372.19 293.64L268.18 233.59A76 76 0 0 0 205 124.16Z';

/** Thin parallel lines along the outside of a segment: the site’s strata, bent. */
const strata = 'M216.54 16.74A184 184 0 0 1 376.81 250.93M215.64 26.7A174 174 0 0 1 372.28 175.6';

/** Where the text of each segment stands: in its middle, below its lines. */
const middles = [
  { x: 315.18, y: 133.5 },
  { x: 200, y: 333 },
  { x: 84.82, y: 133.5 },
] as const;

/** Letters of a heading that has room in its segment; a longer one stands in the text only. */
const longestName = 12;

type DiagramSegmentProps = {
  /** Where it is drawn, from 0. */
  position: number;
  /** Which item it shows, from 0. */
  index: number;
  /** Accessible name, after the number. */
  heading: string;
  /** Anchor of the text, to which it leads until script runs. */
  href: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** One drawn segment: a link to its text without script, a button with it, by pointer, Enter and Space. */
function DiagramSegment(props: DiagramSegmentProps) {
  const { position, index, heading, href, isSelected, onSelect } = props;
  const number = padNumber(index + 1);
  const { x, y } = middles[position] ?? middles[0];
  const turn = `rotate(${position * 120} ${size / 2} ${size / 2})`;
  const isNamed = heading.length <= longestName;
  const select = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onSelect();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no <button> in a drawing.
    <a
      href={href}
      role="button"
      aria-pressed={isSelected}
      aria-label={`${number} ${heading}`}
      onClick={select}
      onKeyDown={(event) => event.key === ' ' && select(event)}
      className="group/segment text-ink-purple"
    >
      <path
        d={outline}
        transform={turn}
        className="fill-background stroke-current stroke-2 transition-colors duration-200 group-hover/segment:stroke-4 group-focus-visible/segment:stroke-6 group-aria-pressed/segment:fill-current"
      />
      <path
        d={strata}
        transform={turn}
        className="pointer-events-none fill-none stroke-current stroke-2 opacity-40 group-aria-pressed/segment:stroke-background group-aria-pressed/segment:opacity-60"
        strokeLinecap="round"
      />
      {/* One text, with a space between its parts: what is seen is what the segment is called. */}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="pointer-events-none fill-current group-aria-pressed/segment:fill-background"
      >
        <tspan x={x} y={isNamed ? y - 12 : y} className="text-h3 tabular-nums">
          {number}
        </tspan>
        {isNamed && (
          <>
            {' '}
            <tspan x={x} y={y + 14} className="text-small font-semibold">
              {heading}
            </tspan>
          </>
        )}
      </text>
    </a>
  );
}

type DiagramPaneProps = {
  /** Anchor, to which the segment leads without script. */
  id: string;
  /** As in the segment, from 1. */
  number: number;
  heading: string;
  text: string;
  isSelected: boolean;
};

/** What is said of a segment; hidden while another is selected, except without script and on paper. */
function DiagramPane({ id, number, heading, text, isSelected }: DiagramPaneProps) {
  return (
    <div
      id={id}
      className={classNames(
        'noscript:not-first:mt-10 print:not-first:mt-6',
        !isSelected && 'hidden noscript:block print:block',
      )}
    >
      <p aria-hidden="true" className="mb-2 text-h5 text-ink-purple tabular-nums">
        {padNumber(number)}
      </p>
      <Heading level={3} className="mb-3">
        {heading}
      </Heading>
      <Text look="bodyL">{text}</Text>
    </div>
  );
}

type CircularDiagramProps = {
  /** Accessible name of the diagram. */
  label: string;
  items: readonly { heading: string; text: string }[];
  /** Which item each drawn segment shows, clockwise from the top. */
  order: readonly number[];
  labels: { previous: string; next: string };
  icons: { previous: ReactNode; next: ReactNode };
};

/**
 * Circle of three segments with a heading and a text pane; previous and next wrap (docs/behaviour.md §2.4, §4).
 * All texts are in the page: without script, and on paper, they are one below the other.
 */
export function CircularDiagram(props: CircularDiagramProps) {
  const { label, items, order, labels, icons } = props;
  const id = useId();
  const [selected, setSelected] = useState(0);
  const move = (by: number) =>
    setSelected((current) => (current + by + items.length) % items.length);

  return (
    <section
      {...useWaiting()}
      aria-label={label}
      className="grid items-center gap-x-8 gap-y-10 not-first:mt-10 lg:grid-cols-2"
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section names it, each segment itself; a title would be a tooltip over all. */}
      <svg
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        className="mx-auto w-full max-w-md overflow-visible"
      >
        {order.map((index, position) => (
          <DiagramSegment
            key={index}
            position={position}
            index={index}
            heading={items[index]?.heading ?? ''}
            href={`#${id}${index}`}
            isSelected={index === selected}
            onSelect={() => setSelected(index)}
          />
        ))}
      </svg>
      <div>
        <div aria-live="polite">
          {items.map((item, index) => (
            <DiagramPane
              key={item.heading}
              id={`${id}${index}`}
              number={index + 1}
              isSelected={index === selected}
              {...item}
            />
          ))}
        </div>
        <div className="mt-8 flex items-center gap-3 noscript:hidden print:hidden">
          <CarouselButton icon={icons.previous} label={labels.previous} onClick={() => move(-1)} />
          <CarouselButton icon={icons.next} label={labels.next} onClick={() => move(1)} />
          <p aria-hidden="true" className="ml-3 text-small tabular-nums">
            {`${padNumber(selected + 1)} / ${padNumber(items.length)}`}
          </p>
        </div>
      </div>
    </section>
  );
}
