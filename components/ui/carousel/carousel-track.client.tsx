'use client';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import './carousel.css';
import { isInView, slidesPerView } from './carousel-layout';
import type { CarouselProps } from './carousel-props';

type CarouselTrackProps = Pick<CarouselProps, 'label' | 'texts' | 'slides'> & {
  layout: NonNullable<CarouselProps['layout']>;
  /** First slide in view, from 0, and how many stand side by side. */
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
export function CarouselTrack(props: CarouselTrackProps) {
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
      // Drag threshold and length of a change (specification §9; decisions: behaviour).
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
