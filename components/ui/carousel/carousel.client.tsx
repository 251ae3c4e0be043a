'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { type CarouselLayout, hiddenWhereAllFit, isInView, slidesPerView } from './carousel-layout';
import type { CarouselTexts } from './carousel-texts';
import 'swiper/css';
import './carousel.css';
import { CarouselControls, CarouselList, type MoveButtons } from './carousel-controls.client';
import { useReducedMotion, useRotation } from './use-rotation';

/** Elements that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, video, audio, [contenteditable], [role="tablist"], .scroll-region';

/**
 * Where an arrow key moves a carousel.
 * @returns undefined for other keys, with modifiers, and where an element uses the arrow keys itself.
 */
function arrowDirection(event: KeyboardEvent): 'previous' | 'next' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if ((target as Element).closest(usesArrows)) return undefined;
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' ? 'next' : undefined;
}

export type CarouselProps = {
  /** Accessible name. */
  label: string;
  texts: CarouselTexts;
  /** Slides in order, rendered on the server. */
  slides: ReactNode[];
  /** How many slides are side by side: one, cards (up to 3) or logos (up to 5). */
  layout?: CarouselLayout;
  /** Largest number the counter shows with a leading zero; without it there is no counter. */
  padUpTo?: number;
  /** Milliseconds after which the next slide comes by itself; without it none does. */
  autoplayDelay?: number;
  /** Headings of the slides, for a list next to them from which one is chosen. */
  headings?: string[];
};

type CarouselTrackProps = Pick<CarouselProps, 'label' | 'texts' | 'slides'> & {
  layout: NonNullable<CarouselProps['layout']>;
  /** First slide in view, from 0, and how many are side by side. */
  index: number;
  inView: number;
  /** Swiper runs: slides out of view are out of reach. */
  isReady: boolean;
  isStill: boolean;
  onReady: (swiper: SwiperInstance) => void;
  onIndex: (index: number) => void;
  onInView: (count: number) => void;
};

/** Slides side by side in Swiper, which reads none of our texts. */
function CarouselTrack(props: CarouselTrackProps) {
  const { label, texts, slides, layout, index, inView, isReady, isStill } = props;
  // Until script runs the row scrolls: it can be reached by keyboard and has a name.
  const row = isReady ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 };
  const report = ({ params }: SwiperInstance) => props.onInView(Number(params.slidesPerView));
  return (
    <Swiper
      {...row}
      {...slidesPerView(layout)}
      data-layout={layout}
      loop
      autoHeight
      // The height follows the slides in view: watching it as a resize would break off every change.
      resizeObserver={false}
      // A click while the last change still moves counts as well.
      loopPreventsSliding={false}
      // Drag threshold and length of a change (docs/behaviour.md §9; decisions: behaviour).
      threshold={10}
      speed={isStill ? 0 : 400}
      onSwiper={(swiper) => {
        report(swiper);
        props.onReady(swiper);
      }}
      onBreakpoint={report}
      onRealIndexChange={({ realIndex }) => props.onIndex(realIndex)}
      className="carousel-track"
    >
      {slides.map((slide, number) => (
        <SwiperSlide
          key={texts.slides[number]}
          role="group"
          aria-roledescription={texts.slideRole}
          aria-label={texts.slides[number]}
          {...{ inert: isReady && !isInView(number, index, inView, slides.length) }}
        >
          {slide}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

/** Keeps a carousel as high as the tallest slide in view when pictures or fonts arrive late and change its height. */
function useSlideHeights(swiper: SwiperInstance | undefined): void {
  useEffect(() => {
    if (!swiper) return;
    const observer = new ResizeObserver(() => {
      if (!swiper.destroyed) swiper.updateAutoHeight();
    });
    for (const slide of swiper.slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [swiper]);
}

/** Two slides or more: buttons, counter, rotation, list of headings. */
function CarouselOfMany(props: CarouselProps) {
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

/**
 * Carousel that loops both ways, as high as the tallest slide in view. One slide is shown without controls,
 * none is nothing. Before script runs, and without it, the slides form a row that scrolls.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel(props: CarouselProps) {
  const { label, slides } = props;
  if (slides.length === 0) return null;
  if (slides.length > 1) return <CarouselOfMany {...props} />;
  return (
    <section aria-label={label} className="not-first:mt-12">
      {slides}
    </section>
  );
}
