import { Icon } from '@/components/ui/icon/icon';
import type { CarouselProps } from './carousel.client';
import { LazyCarousel } from './lazy-carousel.client';

/**
 * Slides of which one or a few are shown at a time. They and the icons are drawn on the server.
 * @param props See `CarouselProps`.
 */
export function Carousel(props: Omit<CarouselProps, 'icons'>) {
  return (
    <LazyCarousel
      {...props}
      icons={{
        previous: <Icon name="arrow-left" />,
        next: <Icon name="arrow-right" />,
        stop: <Icon name="pause" />,
        start: <Icon name="play" />,
      }}
    />
  );
}
