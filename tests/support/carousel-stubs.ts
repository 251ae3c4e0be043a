import { vi } from 'vitest';
import { happen } from './mount-client';

/** What jsdom lacks for a carousel: observers, media queries and widths. */
export function stubCarouselBrowser({ prefersStill = false } = {}) {
  const observers: IntersectionObserverCallback[] = [];
  let isStill = prefersStill;
  const listeners = new Set<() => void>();
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
    get matches() {
      return query.includes('reduced-motion') && isStill;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
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
    setStill: (value: boolean) =>
      happen(() => {
        isStill = value;
        for (const listener of listeners) listener();
      }),
    setTab: (visibilityState: DocumentVisibilityState) =>
      happen(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}
