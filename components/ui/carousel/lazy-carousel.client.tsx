'use client';
import { useMemo, useState } from 'react';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenNear } from '@/components/ui/lazy/moments';
import { useIsHydrated } from '@/components/ui/query-variants/use-is-hydrated';
import type { CarouselClientProps } from './carousel.client';

const loadCarousel = () => import('./carousel.client').then((m) => m.CarouselClient);

const CarouselInHtml = lazyLeaf(() => whenNear('.swiper'), loadCarousel);

const CarouselMadeHere = lazyLeaf(async () => {}, loadCarousel);

/** Swiper comes when a carousel is near the window; a page that is made in the browser has no HTML and waits for it. */
export function LazyCarousel(props: CarouselClientProps) {
  const [isMadeHere] = useState(useIsHydrated());
  // Rendered once: React would make HTML anew that is to be rendered again before its code has come.
  return useMemo(
    () => (isMadeHere ? <CarouselMadeHere {...props} /> : <CarouselInHtml {...props} />),
    [isMadeHere, props],
  );
}
