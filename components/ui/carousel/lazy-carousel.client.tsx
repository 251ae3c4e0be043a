'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenInView, whenTouched } from '@/components/ui/lazy/moments';
import type { CarouselProps } from './carousel.client';

const loadCarousel = () => import('./carousel.client').then((m) => m.Carousel);

const StillCarousel = lazyLeaf(whenTouched, loadCarousel);

/** Its slides change while they are in view, before anybody touches anything. */
const RotatingCarousel = lazyLeaf(
  () => Promise.race([whenTouched(), whenInView('[data-rotation]')]),
  loadCarousel,
);

/** Lazy: only pages that render a carousel carry its code, and that comes when it has something to do. */
export function LazyCarousel(props: CarouselProps) {
  const Carousel = props.autoplayDelay === undefined ? StillCarousel : RotatingCarousel;
  return <Carousel {...props} />;
}
