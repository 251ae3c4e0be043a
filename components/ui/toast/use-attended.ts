import { type FocusEvent, useCallback, useRef, useState } from 'react';

/**
 * Whether pointer or focus is in a region, and where focus came from.
 * @returns Event handlers for the region, and how to leave it: focus goes back to where it was.
 */
export function useAttended() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  const release = useCallback(() => {
    setIsHovered(false);
    setIsFocused(false);
  }, []);
  const returnFocus = useCallback(() => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else setIsFocused(false);
  }, []);
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setIsFocused(true);
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
  return { isAttended: isHovered || isFocused, handlers, returnFocus, release };
}
