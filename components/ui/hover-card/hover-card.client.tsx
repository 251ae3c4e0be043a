'use client';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { placeBelow } from '@/components/ui/overlay/placement';
import { useEscape } from '@/components/ui/overlay/use-escape';

type HoverCardPanelProps = {
  /** What the panel is placed below. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
};

/**
 * The open card. It is in the top layer, where nothing clips it, and in the document right after its
 * trigger, where the Tab key and a screen reader come to it next.
 */
function HoverCardPanel({ anchor, label, children }: HoverCardPanelProps) {
  const panel = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover?.();
    const place = () => {
      // The first element is the trigger itself; its frame may be as wide as the line it is in.
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
      className="on-paper fixed inset-auto z-50 m-0 block w-max max-w-80 rounded-card border border-rule bg-background p-4 text-left text-small text-ink shadow-float transition-opacity duration-150 ease-out starting:opacity-0"
    >
      {children}
    </span>
  );
}

/** States of a hover card (docs/behaviour.md §4). */
type HoverCardState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * What happens to it: pointer or focus arrives, leaves, the delay of the state is over, it is sent away
 * with Escape or because it was disabled.
 */
export type HoverCardEvent = 'arrive' | 'leave' | 'delay-over' | 'dismiss';

const transitions: Record<HoverCardState, Partial<Record<HoverCardEvent, HoverCardState>>> = {
  closed: { arrive: 'opening' },
  opening: { leave: 'closed', 'delay-over': 'open', dismiss: 'closed' },
  open: { leave: 'closing', dismiss: 'closed' },
  closing: { arrive: 'open', 'delay-over': 'closed', dismiss: 'closed' },
};

/** The state after an event; an event that means nothing in a state changes nothing. */
export function nextState(state: HoverCardState, event: HoverCardEvent): HoverCardState {
  return transitions[state][event] ?? state;
}

/** Whether the card can be seen. */
export const isVisible = (state: HoverCardState) => state === 'open' || state === 'closing';

type HoverCardOptions = { isDisabled: boolean; openDelay: number; closeDelay: number };

/**
 * The state of a hover card, and what to do when pointer or focus comes and goes. As long as one of the
 * two is there, the card stays.
 */
function useHoverCard({ isDisabled, openDelay, closeDelay }: HoverCardOptions) {
  const [state, send] = useReducer(nextState, 'closed');
  const present = useRef(new Set<'pointer' | 'focus'>());

  useEffect(() => {
    if (isDisabled) send('dismiss');
  }, [isDisabled]);
  // At once, and not after the next paint: the delay counts from the moment the state shows.
  useLayoutEffect(() => {
    if (state !== 'opening' && state !== 'closing') return;
    const delay = state === 'opening' ? openDelay : closeDelay;
    const timer = setTimeout(() => send('delay-over'), delay);
    return () => clearTimeout(timer);
  }, [state, openDelay, closeDelay]);
  useEscape(isVisible(state), () => send('dismiss'));

  const arrive = (what: 'pointer' | 'focus') => {
    present.current.add(what);
    if (!isDisabled) send('arrive');
  };
  const leave = (what: 'pointer' | 'focus') => {
    present.current.delete(what);
    if (present.current.size === 0) send('leave');
  };
  return { state: isDisabled ? ('closed' as const) : state, arrive, leave };
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
  /** Milliseconds from the arrival of pointer or focus to the card (docs/behaviour.md §4). */
  openDelay?: number;
  /** Milliseconds from their leaving to the card's end (docs/behaviour.md §4). */
  closeDelay?: number;
};

/**
 * A card that shows when the pointer rests on its trigger, or keyboard focus does: below it, 8 px away, and
 * at least 8 px from the edges of the screen (docs/behaviour.md §9). The pointer may move onto the card; Escape
 * closes it. A tap only follows the link.
 */
export function HoverCard(props: HoverCardProps) {
  const { children, card, label, isDisabled = false, openDelay = 600, closeDelay = 300 } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const { state, arrive, leave } = useHoverCard({ isDisabled, openDelay, closeDelay });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what acts is the link inside
    <span
      ref={anchor}
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && arrive('pointer')}
      onPointerLeave={() => leave('pointer')}
      onFocus={({ target }) => target.matches(':focus-visible') && arrive('focus')}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || leave('focus')
      }
    >
      {children}
      {isVisible(state) && (
        <HoverCardPanel anchor={anchor} label={label}>
          {card}
        </HoverCardPanel>
      )}
    </span>
  );
}
