'use client';
import { padNumber } from '@/lib/format/pad-number';

type CarouselListProps = {
  /** Accessible name. */
  label: string;
  headings: string[];
  /** Slide in view, from 0. */
  index: number;
  /** Id of the element that holds the slides. */
  slidesId: string;
  onChoose: (index: number) => void;
};

/** Headings of all slides beside them, from `lg` on: a click shows the slide. */
export function CarouselList({ label, headings, index, slidesId, onChoose }: CarouselListProps) {
  return (
    <fieldset
      aria-label={label}
      className="carousel-list hidden border-l border-rule lg:block noscript:hidden print:hidden"
    >
      {headings.map((heading, number) => (
        <button
          key={heading}
          type="button"
          aria-current={number === index ? 'true' : undefined}
          aria-controls={slidesId}
          onClick={() => onChoose(number)}
          className="-ml-px flex min-h-12 w-full cursor-pointer gap-4 border-l-4 border-transparent py-3 pl-5 text-left text-h5 font-normal transition-colors duration-200 hover:border-rule aria-current:border-ink-purple aria-current:font-bold aria-current:text-ink-purple"
        >
          <span aria-hidden="true" className="tabular-nums">
            {padNumber(number + 1)}
          </span>
          {heading}
        </button>
      ))}
    </fieldset>
  );
}
