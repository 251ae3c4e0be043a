import { useLayoutEffect, useRef } from 'react';

/**
 * Runs a function when Escape is pressed. The event is then consumed: a dialog around the overlay stays open
 * and closes with the next press.
 * @param isActive Whether the overlay can be seen.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  // With what can be seen, and not after the next paint: on a busy machine an Escape came in between and was lost.
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    if (!isActive) return;
    const stop = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isActive]);
}
