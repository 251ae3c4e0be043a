'use client';
import { useId, useState } from 'react';
import { CarouselButton } from '@/components/ui/carousel/carousel-button.client';
import { padNumber } from '@/lib/format/pad-number';
import { DiagramPane } from './diagram-pane';
import { DiagramSegment } from './diagram-segment.client';
import { size } from './segment-path';

export type CircularDiagramProps = {
  /** Accessible name of the diagram. */
  label: string;
  items: readonly { heading: string; text: string }[];
  /** Which item each drawn segment shows, clockwise from the top. */
  order: readonly number[];
  labels: { previous: string; next: string };
};

/**
 * Circle of three segments with a heading and a text pane; previous and next wrap (specification §2.4, §4).
 * All texts are in the page: without script, and on paper, they stand one below the other.
 */
export function CircularDiagram({ label, items, order, labels }: CircularDiagramProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const move = (by: number) =>
    setSelected((current) => (current + by + items.length) % items.length);

  return (
    <section
      aria-label={label}
      className="grid items-center gap-x-16 gap-y-10 not-first:mt-10 lg:grid-cols-2"
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
          <CarouselButton icon="arrow-left" label={labels.previous} onClick={() => move(-1)} />
          <CarouselButton icon="arrow-right" label={labels.next} onClick={() => move(1)} />
          <p aria-hidden="true" className="ml-3 text-small tabular-nums">
            {padNumber(selected + 1)} / {padNumber(items.length)}
          </p>
        </div>
      </div>
    </section>
  );
}
