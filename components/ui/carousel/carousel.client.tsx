'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import { useIsHydrated } from '@/components/ui/query-variants/use-is-hydrated';
import {
  CarouselControls,
  type CarouselIcons,
  CarouselList,
  type MoveButtons,
} from './carousel-controls.client';
import {
  type CarouselLayout,
  hiddenWhereAllFit,
  isInView,
  useSlidesInView,
} from './carousel-layout';
import type { CarouselTexts } from './carousel-texts';
import type { Swiper } from './start-swiper';
import { useReducedMotion, useRotation } from './use-rotation';
import { useSwiper } from './use-swiper';

/** Milliseconds that a change of slides takes (docs/behaviour.md §9). */
const changeTime = 400;

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
  icons: CarouselIcons;
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
  layout: CarouselLayout;
  row: RefObject<HTMLDivElement | null>;
  /** Slide in view, from 0; the first, where several are side by side. */
  index: number;
  inView: number;
  /** Script runs: slides out of view are out of reach. */
  isHydrated: boolean;
  /** Swiper runs: the row does not scroll any more. */
  isRunning: boolean;
};

/** Slides side by side: a row that scrolls, of which Swiper makes a carousel. It reads none of our texts. */
function CarouselTrack(props: CarouselTrackProps) {
  const { label, texts, slides, layout, row, index, inView, isHydrated, isRunning } = props;
  // Until script runs it can be reached by keyboard and has a name; logos hold nothing to focus, so until Swiper runs.
  const access =
    isHydrated && (layout !== 'logos' || isRunning)
      ? {}
      : { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={row} {...access} data-layout={layout} className="swiper carousel-track">
      <div className="swiper-wrapper">
        {slides.map((slide, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={texts.slides[number]}
            role="group"
            aria-roledescription={texts.slideRole}
            aria-label={texts.slides[number]}
            inert={isHydrated && !isInView(number, index, inView, slides.length)}
            className="swiper-slide"
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Keeps a carousel as high as the tallest slide in view when pictures or fonts arrive late and change its height. */
function useSlideHeights(swiper: Swiper | undefined): void {
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
  const { label, texts, icons, slides, layout = 'one', padUpTo, autoplayDelay, headings } = props;
  const slidesId = useId();
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const buttons: MoveButtons = {
    previous: useRef<HTMLButtonElement>(null),
    next: useRef<HTMLButtonElement>(null),
  };
  const isHydrated = useIsHydrated();
  const inView = useSlidesInView(layout);
  const speed = useReducedMotion() ? 0 : changeTime;
  const { swiper, index, prepare, act } = useSwiper({ row, layout, total: slides.length, speed });
  const rotation = useRotation({
    ref: section,
    delay: autoplayDelay,
    advance: () => act((one) => one.slideNext()),
  });
  useSlideHeights(swiper);

  const move = (direction: 'previous' | 'next') => {
    rotation.end();
    act((one) => (direction === 'next' ? one.slideNext() : one.slidePrev()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowDirection(event);
    if (!direction) return;
    event.preventDefault();
    // The slide that focus is in goes out of reach.
    if (row.current?.contains(event.target as Node)) buttons[direction].current?.focus();
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
      onPointerDownCapture={prepare}
      onFocusCapture={prepare}
      {...rotation.handlers}
      {...useWaiting()}
    >
      <CarouselControls
        texts={texts}
        icons={icons}
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
              act((one) => one.slideToLoop(chosen));
            }}
          />
        )}
        <div id={slidesId} aria-live={rotation.isOn ? 'off' : 'polite'} className="min-w-0">
          <CarouselTrack
            label={label}
            texts={texts}
            slides={slides}
            layout={layout}
            row={row}
            index={index}
            inView={inView}
            isHydrated={isHydrated}
            isRunning={swiper !== undefined}
          />
        </div>
      </div>
    </section>
  );
}

/**
 * Carousel that loops both ways, as high as the tallest slide in view. One slide is shown without controls,
 * none is nothing. Until Swiper is needed, and without script, the slides form a row that scrolls.
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
