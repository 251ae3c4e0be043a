import { Swiper } from 'swiper';
import { type CarouselLayout, slidesPerView } from './carousel-layout';

export type { Swiper };

type SwiperOptions = {
  layout: CarouselLayout;
  /** Slide in view, from 0, which the row has been scrolled to. */
  index: number;
  /** Milliseconds that a change takes. */
  speed: number;
  /** Called with the number of the slide in view, from 0, whenever it changes. */
  onIndex: (index: number) => void;
};

/**
 * Makes a carousel of a row that scrolls. It loops both ways and is as high as the tallest slide in view; what is in
 * view stays where it is. A file of its own, since it brings all of Swiper along: it is fetched when it is needed.
 * @param row Element with the class `swiper`, its wrapper and slides.
 */
export function startSwiper(row: HTMLElement, { layout, index, speed, onIndex }: SwiperOptions) {
  const swiper = new Swiper(row, {
    ...slidesPerView(layout),
    initialSlide: index,
    loop: true,
    autoHeight: true,
    // The height follows the slides in view: watching it as a resize would break off every change.
    resizeObserver: false,
    // A click while the last change still moves counts as well.
    loopPreventsSliding: false,
    // Drag threshold (docs/behaviour.md §9).
    threshold: 10,
    speed,
    on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
  });
  row.scrollLeft = 0;
  return swiper;
}
