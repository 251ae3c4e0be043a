import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import { whenTouched } from '@/components/ui/lazy/moments';
import type { CarouselLayout } from './carousel-layout';
import type { Swiper } from './start-swiper';

/** How far from the window a carousel is near it: half of the window's height. */
const nearMargin = '50% 0px';

/** Milliseconds without scrolling after which a row has come to rest. */
const restTime = 150;

/** The slide to which a row has been scrolled, from 0. */
function scrolledTo(row: HTMLElement, total: number): number {
  const width = row.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth || 1;
  return Math.min(total - 1, Math.max(0, Math.round(row.scrollLeft / width)));
}

/**
 * Watches a row that scrolls.
 * @param onScroll Called while it scrolls.
 * @param signal Ends it.
 * @returns Waits until no finger is on the row and it has come to rest at a slide.
 */
function watchRow(row: HTMLElement, onScroll: () => void, signal: AbortSignal) {
  const options = { passive: true, signal };
  let lastScroll = Number.NEGATIVE_INFINITY;
  let fingers = 0;
  const countFingers = ({ touches }: TouchEvent) => {
    fingers = touches.length;
  };
  row.addEventListener(
    'scroll',
    () => {
      lastScroll = performance.now();
      onScroll();
    },
    options,
  );
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    row.addEventListener(type, countFingers, options);
  const isAtRest = () => fingers === 0 && performance.now() - lastScroll >= restTime;
  return async () => {
    while (!signal.aborted && !isAtRest())
      await new Promise((resolve) => setTimeout(resolve, restTime));
  };
}

/** Calls a function when a visitor who uses the page is near an element. */
function whenNear(element: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: nearMargin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  whenTouched().then(() => {
    if (!signal.aborted) observer.observe(element);
  });
}

type SwiperUse = {
  /** Element with the class `swiper`. */
  row: RefObject<HTMLElement | null>;
  layout: CarouselLayout;
  /** Number of slides. */
  total: number;
  /** Milliseconds that a change takes. */
  speed: number;
};

/**
 * A row of slides that scrolls, until Swiper takes over where it has been scrolled to. Swiper is fetched when a visitor
 * comes near the carousel or uses it; what was asked of it before it came is done then.
 * @returns Slide in view, from 0; `swiper` once it runs; `prepare` fetches it; `act` does something with it.
 */
export function useSwiper({ row, layout, total, speed }: SwiperUse) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const atRest = useRef(async () => {});
  const asked = useRef<(swiper: Swiper) => void>(undefined);
  const prepare = () => setIsWanted(true);

  useEffect(() => {
    if (!row.current || swiper) return;
    const element = row.current;
    const stop = new AbortController();
    const follow = () => setIndex(scrolledTo(element, total));
    follow();
    atRest.current = watchRow(element, follow, stop.signal);
    whenNear(element, () => setIsWanted(true), stop.signal);
    return () => stop.abort();
  }, [row, total, swiper]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `speed` is changed below, without another Swiper
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let started: Swiper | undefined;
    const takeOver = async () => {
      const { startSwiper } = await import('./start-swiper');
      await atRest.current();
      if (isGone || !row.current) return;
      const at = scrolledTo(row.current, total);
      started = startSwiper(row.current, { layout, index: at, speed, onIndex: setIndex });
      setIndex(at);
      setSwiper(started);
      asked.current?.(started);
      asked.current = undefined;
    };
    takeOver().catch(() => {
      // The row still scrolls, and the next use tries again.
      setIsWanted(false);
      if (asked.current) reportMissing();
      asked.current = undefined;
    });
    return () => {
      isGone = true;
      started?.destroy(true, false);
    };
  }, [isWanted, row, layout, total]);

  useEffect(() => {
    if (swiper) swiper.params.speed = speed;
  }, [swiper, speed]);

  const act = (step: (swiper: Swiper) => void) => {
    if (swiper) return step(swiper);
    asked.current = step;
    prepare();
  };
  return { swiper, index, prepare, act };
}
