'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { arrowDirection } from './arrow-direction';
import { CarouselControls, type MoveButtons } from './carousel-controls.client';
import { hiddenWhereAllFit } from './carousel-layout';
import { CarouselList } from './carousel-list.client';
import type { CarouselProps } from './carousel-props';
import { CarouselTrack } from './carousel-track.client';
import { useReducedMotion } from './use-reduced-motion';
import { useRotation } from './use-rotation';
import { useSlideHeights } from './use-slide-heights';

/** Two slides or more: buttons, counter, rotation, list of headings. */
export function CarouselOfMany(props: CarouselProps) {
  const { label, texts, slides, layout = 'one', padUpTo, autoplayDelay, headings } = props;
  const slidesId = useId();
  const section = useRef<HTMLElement>(null);
  const buttons: MoveButtons = {
    previous: useRef<HTMLButtonElement>(null),
    next: useRef<HTMLButtonElement>(null),
  };
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [index, setIndex] = useState(0);
  const [inView, setInView] = useState(1);
  const isStill = useReducedMotion();
  const rotation = useRotation({
    ref: section,
    delay: autoplayDelay,
    advance: () => swiper?.slideNext(),
  });
  useSlideHeights(swiper);

  const move = (direction: 'previous' | 'next') => {
    rotation.end();
    if (direction === 'next') swiper?.slideNext();
    else swiper?.slidePrev();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowDirection(event);
    if (!direction || !swiper) return;
    event.preventDefault();
    // The slide that focus is in goes out of reach.
    if (swiper.el.contains(event.target as Node)) buttons[direction].current?.focus();
    move(direction);
  };

  return (
    <section
      ref={section}
      aria-roledescription={texts.role}
      aria-label={label}
      data-rotation={autoplayDelay === undefined ? undefined : rotation.state}
      className="not-first:mt-12"
      onKeyDown={onKeyDown}
      {...rotation.handlers}
    >
      <CarouselControls
        texts={texts}
        slidesId={slidesId}
        rotation={autoplayDelay === undefined ? undefined : rotation}
        buttons={buttons}
        onMove={move}
        counter={padUpTo === undefined ? undefined : { index, padUpTo }}
        className={hiddenWhereAllFit(layout, slides.length)}
      />
      <div
        className={headings && 'gap-12 lg:grid lg:grid-cols-[1fr_2fr] noscript:block print:block'}
      >
        {headings && (
          <CarouselList
            label={texts.choose}
            headings={headings}
            index={index}
            slidesId={slidesId}
            onChoose={(chosen) => {
              rotation.end();
              swiper?.slideToLoop(chosen);
            }}
          />
        )}
        <div id={slidesId} aria-live={rotation.isOn ? 'off' : 'polite'} className="min-w-0">
          <CarouselTrack
            label={label}
            texts={texts}
            slides={slides}
            layout={layout}
            index={index}
            inView={inView}
            isReady={swiper !== undefined}
            isStill={isStill}
            onReady={setSwiper}
            onIndex={setIndex}
            onInView={setInView}
          />
        </div>
      </div>
    </section>
  );
}
