import { useSyncExternalStore } from 'react';

/** How many slides are side by side, from which width of the window on, in pixels (docs/behaviour.md §9: breakpoints). */
const layouts = {
  one: { 0: 1 },
  cards: { 0: 1, 768: 2, 1200: 3 },
  logos: { 0: 2, 768: 3, 992: 4, 1200: 5 },
} as const satisfies Record<string, Readonly<Record<number, number>>>;

export type CarouselLayout = keyof typeof layouts;

/** Hides an element from a width of the window on. */
const hiddenFrom: Readonly<Record<string, string>> = {
  0: 'hidden',
  768: 'md:hidden',
  992: 'lg:hidden',
  1200: 'xl:hidden',
};

const steps = (layout: CarouselLayout): [string, number][] => Object.entries(layouts[layout]);

/** The same for Swiper. Its widths agree with `carousel.css`, so that nothing moves when script arrives. */
export const slidesPerView = (layout: CarouselLayout) => ({
  slidesPerView: steps(layout)[0]?.[1] ?? 1,
  breakpoints: Object.fromEntries(
    steps(layout).map(([width, count]) => [width, { slidesPerView: count }]),
  ),
});

/** How many slides are side by side in the window as it is; on the server, where it is unknown, in the narrowest. */
export function useSlidesInView(layout: CarouselLayout): number {
  const [[, narrowest] = ['0', 1], ...wider] = steps(layout);
  const listOf = (width: string) => matchMedia(`(width >= ${width}px)`);
  return useSyncExternalStore(
    (onChange) => {
      const lists = wider.map(([width]) => listOf(width));
      for (const list of lists) list.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
      };
    },
    () => wider.findLast(([width]) => listOf(width).matches)?.[1] ?? narrowest,
    () => narrowest,
  );
}

/**
 * Class name that hides the controls where all slides are in view, so that there is nothing to control.
 * @param count Number of slides.
 */
export function hiddenWhereAllFit(layout: CarouselLayout, count: number): string | undefined {
  const first = steps(layout).find(([, inView]) => count <= inView);
  return first && hiddenFrom[first[0]];
}

/**
 * Whether a slide is in view.
 * @param index First slide in view, from 0.
 * @param inView Number of slides side by side.
 * @param total Number of slides; after the last one follows the first.
 */
export const isInView = (slide: number, index: number, inView: number, total: number): boolean =>
  (slide - index + total) % total < inView;
