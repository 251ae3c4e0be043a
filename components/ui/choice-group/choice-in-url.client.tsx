'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the choice of the group it is in and the URL in step (keep-choice.ts), by code that no page waits for:
 * the inline script makes the choice before the page is painted.
 */
export function ChoiceInUrl() {
  const place = useRef<HTMLSpanElement>(null);
  // Before paint where the code has come already, as on the way back.
  useLayoutEffect(() => {
    const group = place.current?.closest('fieldset');
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./keep-choice').then(
      ({ keepChoice }) => {
        if (group && !isGone) stop = keepChoice(group);
      },
      // The choice works without the URL.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return <span ref={place} hidden />;
}
