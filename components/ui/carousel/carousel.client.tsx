'use client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { classNames } from '@/components/ui/class-names/class-names';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import { padNumber } from '@/lib/format/pad-number';
import { CarouselButton } from './carousel-button.client';

const modules = [Navigation, Autoplay, A11y, Keyboard];

/**
 * How many slides are side by side, from which width of the window on. The classes say the same for the time before
 * Swiper runs, so that nothing moves when it does: `widths`, and what keeps slides that are out of view `away`.
 */
const layouts = {
  one: {
    slidesPerView: 1,
    breakpoints: {},
    widths: 'w-full print:w-full!',
    away: ['', 'away'],
  },
  cards: {
    slidesPerView: 1,
    breakpoints: { 768: { slidesPerView: 2 }, 1200: { slidesPerView: 3 } },
    widths: 'w-full md:w-1/2 xl:w-1/3 print:w-full!',
    away: ['', 'max-md:away', 'max-xl:away', 'away'],
  },
  logos: {
    slidesPerView: 2,
    breakpoints: {
      768: { slidesPerView: 3 },
      992: { slidesPerView: 4 },
      1200: { slidesPerView: 5 },
    },
    widths: 'w-1/2 md:w-1/3 lg:w-1/4 xl:w-1/5 print:w-1/5!',
    // All of one height, so that those out of view change nothing.
    away: [''],
  },
};

export type CarouselLayout = keyof typeof layouts;

export type CarouselClientProps = {
  /** Accessible name. */
  label: string;
  texts: Readonly<
    Record<
      'role' | 'slideRole' | 'slide' | 'previous' | 'next' | 'stop' | 'start' | 'choose',
      string
    >
  >;
  icons: Readonly<Record<'previous' | 'next' | 'stop' | 'start', ReactNode>>;
  /** Rendered on the server, more of them than are side by side. */
  slides: ReactNode[];
  layout: CarouselLayout;
  /** Largest number that the counter shows with a leading zero; without it there is no counter. */
  padUpTo?: number;
  /** Milliseconds after which the next slide comes by itself; without it none does. */
  autoplayDelay?: number;
  /** Headings of the slides, for a list beside them from which one is chosen. */
  headings?: string[];
};

/** Keeps a carousel at rest while it is out of the window, and as high as its slides when their text changes size. */
function useObservers(swiper: SwiperInstance | undefined): void {
  useEffect(() => {
    if (!swiper) return;
    const view = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting ? swiper.autoplay.resume() : swiper.autoplay.pause(),
    );
    const size = new ResizeObserver(() => swiper.updateAutoHeight());
    view.observe(swiper.el);
    for (const slide of swiper.slides) size.observe(slide);
    return () => {
      view.disconnect();
      size.disconnect();
    };
  }, [swiper]);
}

/** Slides of which one or a few are shown at a time. What is pressed before Swiper runs is pressed again once it does. */
export function CarouselClient(props: CarouselClientProps) {
  const { label, texts, icons, slides, layout, padUpTo, autoplayDelay, headings } = props;
  const { slidesPerView, breakpoints, widths, away } = layouts[layout];
  const id = useId();
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [view, setView] = useState({ first: 0, count: 0 });
  const [isRotating, setIsRotating] = useState(false);
  const [prefersReducedMotion] = useState(
    () => typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useObservers(swiper);

  // Focus does not stay on a slide that has gone out of reach.
  useEffect(() => {
    const isLost = swiper?.wrapperEl.querySelector('[inert]')?.contains(document.activeElement);
    if (isLost) document.getElementById(`${id}-next`)?.focus();
  });

  const follow = ({ realIndex, params }: SwiperInstance) =>
    setView({ first: realIndex, count: Number(params.slidesPerView) });
  const isOutOfView = (number: number) =>
    (number - view.first + slides.length) % slides.length >= view.count;

  return (
    <section
      aria-roledescription={texts.role}
      aria-label={label}
      className="not-first:mt-12 not-last:mb-12"
      {...useWaiting()}
      onFocus={({ target }) => {
        swiper?.keyboard.enable();
        // A click focuses as well; what it means is for what was clicked.
        if (target.matches(':focus-visible')) swiper?.autoplay.stop();
      }}
      onBlur={() => swiper?.keyboard.disable()}
    >
      <div className="mb-8 flex flex-wrap items-center gap-3 noscript:hidden print:hidden">
        {autoplayDelay !== undefined && (
          <CarouselButton
            icon={isRotating ? icons.stop : icons.start}
            label={isRotating ? texts.stop : texts.start}
            onClick={() => (isRotating ? swiper?.autoplay.stop() : swiper?.autoplay.start())}
          />
        )}
        <CarouselButton id={`${id}-previous`} icon={icons.previous} label={texts.previous} />
        <CarouselButton id={`${id}-next`} icon={icons.next} label={texts.next} />
        {padUpTo !== undefined && (
          <p aria-hidden="true" className="ml-3 text-small whitespace-nowrap tabular-nums">
            {`${padNumber(view.first + 1, padUpTo)} / ${padNumber(slides.length, padUpTo)}`}
          </p>
        )}
      </div>
      <div
        className={headings && 'gap-12 lg:grid lg:grid-cols-[1fr_2fr] noscript:block print:block'}
      >
        {headings && (
          <fieldset
            aria-label={texts.choose}
            className="hidden border-l border-rule lg:block noscript:hidden print:hidden"
          >
            {headings.map((heading, number) => (
              <button
                key={heading}
                type="button"
                aria-current={number === view.first ? 'true' : undefined}
                onClick={() => swiper?.slideToLoop(number)}
                className="-ml-px flex min-h-12 w-full cursor-pointer gap-4 border-l-4 border-transparent py-3 pl-5 text-left text-h5 font-normal transition-colors duration-200 hover:border-rule aria-current:border-ink-purple aria-current:font-bold aria-current:text-ink-purple forced-colors:border-[Canvas] forced-colors:aria-current:border-[Highlight]"
              >
                <span aria-hidden="true" className="tabular-nums">
                  {padNumber(number + 1)}
                </span>
                {heading}
              </button>
            ))}
          </fieldset>
        )}
        <Swiper
          modules={modules}
          slidesPerView={slidesPerView}
          breakpoints={breakpoints}
          loop
          autoHeight
          // The height follows the slides in view: watching it as a resize would break off every change.
          resizeObserver={false}
          // A click while the last change still moves counts as well.
          loopPreventsSliding={false}
          threshold={10}
          speed={prefersReducedMotion ? 0 : 400}
          navigation={{ prevEl: `[id="${id}-previous"]`, nextEl: `[id="${id}-next"]` }}
          // It is for the whole window: enabled while focus is in the carousel.
          keyboard={{ enabled: false, pageUpDown: false }}
          autoplay={{
            enabled: autoplayDelay !== undefined && !prefersReducedMotion,
            delay: autoplayDelay,
            disableOnInteraction: true,
            pauseOnMouseEnter: true,
          }}
          a11y={{
            prevSlideMessage: texts.previous,
            nextSlideMessage: texts.next,
            itemRoleDescriptionMessage: texts.slideRole,
            slideLabelMessage: texts.slide,
            // It would stay silent after a rotation has ended.
            wrapperLiveRegion: false,
          }}
          aria-live={isRotating ? 'off' : 'polite'}
          onSwiper={(started) => {
            setSwiper(started);
            follow(started);
          }}
          onRealIndexChange={follow}
          onBreakpoint={follow}
          onTouchStart={({ autoplay }) => autoplay.stop()}
          onAutoplayStart={() => setIsRotating(true)}
          onAutoplayStop={() => setIsRotating(false)}
          // Room for the focus ring, which the edge would cut off.
          className="-mx-4 -my-2 min-w-0 noscript:*:flex-wrap print:overflow-visible print:*:h-auto! print:*:flex-wrap print:*:transform-none!"
        >
          {slides.map((slide, number) => (
            <SwiperSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
              key={number}
              inert={swiper !== undefined && isOutOfView(number)}
              className={classNames(
                'px-4 py-2 noscript:pb-10 print:pb-4',
                widths,
                !swiper && away[Math.min(number, away.length - 1)],
              )}
            >
              {slide}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </section>
  );
}
