import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the pointer is over the element's parent, or keyboard focus is in it: what the CSS of a tooltip
 * goes by as well.
 */
export function useAttention(child: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const parent = child.current?.parentElement;
    if (!parent) return;
    const stop = new AbortController();
    const on = (type: string, listen: (event: Event) => void) =>
      parent.addEventListener(type, listen, { signal: stop.signal });
    on('mouseenter', () => setIsHovered(true));
    on('mouseleave', () => setIsHovered(false));
    on('focusin', ({ target }) =>
      setIsFocused(target instanceof Element && target.matches(':focus-visible')),
    );
    on('focusout', () => setIsFocused(false));
    return () => stop.abort();
  }, [child]);
  return isHovered || isFocused;
}
