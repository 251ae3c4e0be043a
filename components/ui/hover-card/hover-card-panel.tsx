import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeBelow } from '@/components/ui/overlay/placement';

type HoverCardPanelProps = {
  /** What the panel stands below. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
};

/**
 * The open card. It is in the top layer, where nothing clips it, and in the document right after its
 * trigger, where the Tab key and a screen reader come to it next.
 */
export function HoverCardPanel({ anchor, label, children }: HoverCardPanelProps) {
  const panel = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover?.();
    const place = () => {
      // The first element is the trigger itself; its frame may be as wide as the line it stands in.
      const trigger = anchor.current?.firstElementChild ?? anchor.current;
      if (!trigger) return;
      const screen = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      };
      const { width, height } = { width: element.offsetWidth, height: element.offsetHeight };
      const spot = placeBelow(trigger.getBoundingClientRect(), { width, height }, screen);
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
      element.dataset.side = spot.side;
    };
    place();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    return () => stop.abort();
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span
      ref={panel}
      popover="manual"
      role="group"
      aria-label={label}
      className="on-paper fixed inset-auto z-50 m-0 block w-max max-w-80 rounded-card border border-rule bg-ground p-4 text-left text-small text-ink shadow-float transition-opacity duration-150 ease-out starting:opacity-0"
    >
      {children}
    </span>
  );
}
