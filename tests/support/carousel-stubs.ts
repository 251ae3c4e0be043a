import { vi } from 'vitest';
import { happen } from './mount-client';

/** What jsdom lacks for a carousel: observers, media queries and widths. */
export function stubCarouselBrowser() {
  const observers: IntersectionObserverCallback[] = [];
  let isStill = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isStill,
  }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  return {
    /** Scrolls the carousel into the window, or out of it. */
    setInView: (isIntersecting: boolean) =>
      happen(() => {
        for (const callback of observers)
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }),
    /** Asks for less motion, before a carousel is mounted. */
    setStill: () => {
      isStill = true;
    },
  };
}
