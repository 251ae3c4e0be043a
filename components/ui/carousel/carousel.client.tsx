'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { Icon } from '@/components/ui/icon/icon';
import { padNumber } from '@/lib/format/pad-number';

type CarouselProps = {
  /** Accessible name. */
  label: string;
  /** Largest number shown with a leading zero. */
  padUpTo: number;
  labels: {
    roleDescription: string;
    slideRole: string;
    previous: string;
    next: string;
    /** Name of each slide, e.g. "1 of 3". */
    slides: string[];
  };
  /** Slides, rendered on the server. */
  slides: ReactNode[];
};

/**
 * Carousel that loops both ways; its height follows the slide in view.
 * Drag threshold 10 px (specification §9); 400 ms for a change of slide (docs/decisions.md).
 * Before script runs, and without it, the slides form a row that scrolls.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ label, padUpTo, labels, slides }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [index, setIndex] = useState(0);
  const [reducesMotion, setReducesMotion] = useState(false);
  useEffect(() => {
    setReducesMotion(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  const canMove = slides.length > 1;

  return (
    <section
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className="not-first:mt-12"
    >
      {canMove && (
        <div className="mb-8 flex items-center gap-3">
          <CarouselButton
            icon="arrow-left"
            label={labels.previous}
            onClick={() => swiper?.slidePrev()}
          />
          <CarouselButton
            icon="arrow-right"
            label={labels.next}
            onClick={() => swiper?.slideNext()}
          />
          <p aria-hidden="true" className="ml-3 text-small tabular-nums">
            {padNumber(index + 1, padUpTo)} / {padNumber(slides.length, padUpTo)}
          </p>
        </div>
      )}
      <div aria-live="polite">
        <Swiper
          modules={[Keyboard]}
          keyboard={{ enabled: true, onlyInViewport: true }}
          loop={canMove}
          autoHeight
          // The height follows the slide in view: watching it as a resize would break off every change.
          resizeObserver={false}
          // A click while the last change still moves counts as well.
          loopPreventsSliding={false}
          threshold={10}
          speed={reducesMotion ? 0 : 400}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
          className="[&:not(.swiper-initialized)]:snap-x [&:not(.swiper-initialized)]:overflow-x-auto"
        >
          {slides.map((slide, number) => (
            <SwiperSlide
              key={labels.slides[number]}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slides[number]}
              className="snap-start"
              {...{ inert: swiper !== undefined && number !== index }}
            >
              {slide}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </section>
  );
}

type CarouselButtonProps = {
  icon: 'arrow-left' | 'arrow-right';
  label: string;
  onClick: () => void;
};

function CarouselButton({ icon, label, onClick }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-12 cursor-pointer items-center justify-center rounded-card border-2 border-current transition-colors duration-200 hover:border-teal hover:text-purple in-[.on-night]:hover:text-teal"
    >
      <Icon name={icon} />
    </button>
  );
}
