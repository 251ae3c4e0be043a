'use client';
import { CarouselOfMany } from './carousel-of-many.client';
import type { CarouselProps } from './carousel-props';

/**
 * Carousel that loops both ways, as high as the tallest slide in view. One slide stands by itself,
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
