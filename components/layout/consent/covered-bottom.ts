import { type RefObject, useLayoutEffect } from 'react';

/** How much of the window’s lower end is covered, in pixels; `app/styles/base.css` makes room for it. */
const property = '--covered-bottom';

/** Says how high an element at the lower end of the window is, for as long as it is there. */
export function useCoveredBottom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
