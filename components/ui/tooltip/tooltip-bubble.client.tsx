'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shiftInside } from '@/components/ui/overlay/placement';
import { useEscape } from '@/components/ui/overlay/use-escape';

/**
 * Whether the pointer is over the element's parent, or keyboard focus is in it: what the CSS of a tooltip
 * goes by as well.
 */
function useAttention(child: RefObject<HTMLElement | null>): boolean {
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

/**
 * The text of a tooltip, inside the element that CSS watches for pointer and focus.
 * @param props.id Id by which the trigger refers to the text.
 */
export function TooltipBubble({ id, text }: { id: string; text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  const hasAttention = useAttention(bubble);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed && !hasAttention) setIsDismissed(false);
  const isShown = hasAttention && !isDismissed;
  useEscape(isShown, () => setIsDismissed(true));

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !isShown) return;
    element.style.marginLeft = '';
    const { left, width } = element.getBoundingClientRect();
    const shift = shiftInside(left, width, document.documentElement.clientWidth) - left;
    if (shift !== 0) element.style.marginLeft = `${shift}px`;
  }, [isShown]);

  return (
    // The padding joins the text to its trigger, so that the pointer can cross over to it.
    <span
      ref={bubble}
      role="tooltip"
      id={id}
      data-dismissed={isDismissed || undefined}
      className="absolute top-full left-1/2 z-50 hidden -translate-x-1/2 pt-2 group-hover/tooltip:block group-has-focus-visible/tooltip:block data-dismissed:hidden! print:hidden!"
    >
      <span className="block w-max max-w-64 rounded-card bg-night px-3 py-2 text-left text-small text-on-night normal-case shadow-float">
        {text}
      </span>
    </span>
  );
}
