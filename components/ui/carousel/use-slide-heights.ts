import { useEffect } from 'react';
import type { Swiper } from 'swiper';

/** Keeps a carousel as high as the tallest slide in view when pictures or fonts arrive late and change its height. */
export function useSlideHeights(swiper: Swiper | undefined): void {
  useEffect(() => {
    if (!swiper) return;
    const observer = new ResizeObserver(() => {
      if (!swiper.destroyed) swiper.updateAutoHeight();
    });
    for (const slide of swiper.slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [swiper]);
}
