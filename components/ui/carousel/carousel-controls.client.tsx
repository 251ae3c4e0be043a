'use client';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { padNumber } from '@/lib/format/pad-number';
import { CarouselButton } from './carousel-button.client';
import type { CarouselTexts } from './carousel-texts';

export type MoveButtons = {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
};

/** Icons of the buttons. */
export type CarouselIcons = Readonly<Record<'previous' | 'next' | 'stop' | 'start', ReactNode>>;

type CarouselControlsProps = {
  texts: CarouselTexts;
  icons: CarouselIcons;
  /** Id of the element that holds the slides. */
  slidesId: string;
  /** The button that ends and begins the rotation, where slides change by themselves; first in the tab order. */
  rotation?: { isOn: boolean; toggle: () => void; button: RefObject<HTMLButtonElement | null> };
  buttons: MoveButtons;
  onMove: (direction: 'previous' | 'next') => void;
  /** Slide in view, from 0, and the largest number with a leading zero. */
  counter?: { index: number; padUpTo: number };
  className?: string;
};

/** A carousel's buttons and counter; without script, where they would do nothing, and on paper there are none. */
export function CarouselControls(props: CarouselControlsProps) {
  const { texts, icons, slidesId, rotation, buttons, onMove, counter, className } = props;
  const shown = (number: number) => padNumber(number, counter?.padUpTo);
  return (
    <div
      className={classNames('mb-8 flex items-center gap-3 noscript:hidden print:hidden', className)}
    >
      {rotation && (
        <CarouselButton
          ref={rotation.button}
          icon={rotation.isOn ? icons.stop : icons.start}
          label={rotation.isOn ? texts.stop : texts.start}
          onClick={rotation.toggle}
        />
      )}
      <CarouselButton
        ref={buttons.previous}
        icon={icons.previous}
        label={texts.previous}
        aria-controls={slidesId}
        onClick={() => onMove('previous')}
      />
      <CarouselButton
        ref={buttons.next}
        icon={icons.next}
        label={texts.next}
        aria-controls={slidesId}
        onClick={() => onMove('next')}
      />
      {counter && (
        <p aria-hidden="true" className="ml-3 text-small whitespace-nowrap tabular-nums">
          {shown(counter.index + 1)} / {shown(texts.slides.length)}
        </p>
      )}
    </div>
  );
}

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

/** Headings of all slides next to them, from `lg` on: a click shows the slide. */
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
