'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** States of a hover card (docs/behaviour.md §4). */
type HoverCardState = 'closed' | 'opening' | 'open' | 'closing';

/** Milliseconds from the arrival of pointer or focus to the card, and from their leaving to its end (docs/behaviour.md §4). */
const openDelay = 600;
const closeDelay = 300;

/** Distance between trigger and card, and between card and edge of the screen, in pixels (docs/behaviour.md §9). */
const gutter = 8;

/** Puts the card below its trigger and centred on it; above it where there is room only there. */
function place(card: HTMLElement, trigger: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const above = top - gutter - card.offsetHeight;
  const fitsBelow = bottom + gutter + card.offsetHeight + gutter <= clientHeight;
  const isAbove = !fitsBelow && above >= gutter;
  const centred = left + (width - card.offsetWidth) / 2;
  const rightmost = clientWidth - gutter - card.offsetWidth;
  card.style.left = `${Math.max(gutter, Math.min(centred, rightmost))}px`;
  card.style.top = `${isAbove ? above : bottom + gutter}px`;
}

type HoverCardProps = {
  /** The trigger: a link, usually. It works without the card, which only adds to it. */
  children: ReactNode;
  /** What the card shows: phrasing content, so that it may be in a paragraph. */
  card: ReactNode;
  /** Accessible name of the card. */
  label: string;
  /** Keeps it closed. */
  isDisabled?: boolean;
};

/**
 * A card that shows when the pointer rests on its trigger, or keyboard focus does. The pointer may move onto the card;
 * Escape closes it. A tap only follows the link.
 */
export function HoverCard({ children, card, label, isDisabled = false }: HoverCardProps) {
  const [state, setState] = useState<HoverCardState>('closed');
  const frame = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const present = useRef(new Set<'pointer' | 'focus'>());
  const isVisible = state === 'open' || state === 'closing';
  if (isDisabled && state !== 'closed') setState('closed');

  const arrive = (what: 'pointer' | 'focus') => {
    present.current.add(what);
    if (isDisabled || state === 'open') return;
    setState(isVisible ? 'open' : 'opening');
  };
  const leave = (what: 'pointer' | 'focus') => {
    present.current.delete(what);
    if (present.current.size > 0) return;
    setState(isVisible ? 'closing' : 'closed');
  };

  // In the same frame as the state: the delay counts from the moment it shows.
  useLayoutEffect(() => {
    if (state !== 'opening' && state !== 'closing') return;
    const isOpening = state === 'opening';
    const end = () => setState(isOpening ? 'open' : 'closed');
    const timer = setTimeout(end, isOpening ? openDelay : closeDelay);
    return () => clearTimeout(timer);
  }, [state]);

  useLayoutEffect(() => {
    const element = panel.current;
    // The frame may be as wide as the line it is in.
    const trigger = frame.current?.firstElementChild;
    if (!isVisible || !element || !trigger) return;
    element.showPopover?.();
    const follow = () => place(element, trigger);
    follow();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    return () => stop.abort();
  }, [isVisible]);

  useEffect(() => {
    if (!isVisible) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the card stays open.
      event.preventDefault();
      setState('closed');
    };
    document.addEventListener('keydown', closeByEscape, { capture: true });
    return () => document.removeEventListener('keydown', closeByEscape, { capture: true });
  }, [isVisible]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what acts is the link inside
    <span
      ref={frame}
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && arrive('pointer')}
      onPointerLeave={() => leave('pointer')}
      onFocus={({ target }) => target.matches(':focus-visible') && arrive('focus')}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || leave('focus')
      }
    >
      {children}
      {isVisible && (
        // In the top layer, where nothing clips it, and in the document right after its trigger, where the Tab key comes next.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <span
          ref={panel}
          popover="manual"
          role="group"
          aria-label={label}
          className="on-paper fixed inset-auto z-50 m-0 block w-max max-w-[min(20rem,100vw-1rem)] rounded-card border border-rule bg-background p-4 text-left text-small text-ink shadow-float transition-opacity duration-150 ease-out starting:opacity-0"
        >
          {card}
        </span>
      )}
    </span>
  );
}
