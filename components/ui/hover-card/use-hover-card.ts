import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useEscape } from '@/components/ui/overlay/use-escape';
import { isVisible, nextState } from './hover-card-state';

type HoverCardOptions = { isDisabled: boolean; openDelay: number; closeDelay: number };

/**
 * The state of a hover card, and what to do when pointer or focus comes and goes. As long as one of the
 * two is there, the card stays.
 */
export function useHoverCard({ isDisabled, openDelay, closeDelay }: HoverCardOptions) {
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
