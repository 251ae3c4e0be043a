import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** Whether nobody can see an element: its tab is in the background, or it is scrolled out of the window. */
function useIsAway(ref: RefObject<HTMLElement | null>): boolean {
  const [isTabHidden, setIsTabHidden] = useState(false);
  const [isOutOfView, setIsOutOfView] = useState(false);

  useEffect(() => {
    const update = () => setIsTabHidden(document.visibilityState === 'hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfView(!entry?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isTabHidden || isOutOfView;
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the visitor asks for less motion; on the server, where it is unknown, yes. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );

type RotationOptions = {
  /** The whole carousel. */
  ref: RefObject<HTMLElement | null>;
  /** Milliseconds between slides; without it nothing rotates. */
  delay?: number;
  /** Shows the next slide. */
  advance: () => void;
};

/**
 * Lets slides change by themselves. Interaction and focus end it for good, until the visitor starts it with the
 * button; pointer, hidden tab and leaving the window hold it. Under reduced motion it never starts by itself.
 * @returns Whether it is on, whether it runs or is held, what the button does, and handlers for the carousel.
 */
export function useRotation({ ref, delay, advance }: RotationOptions) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isButtonFocused, setIsButtonFocused] = useState(false);
  const isAway = useIsAway(ref);
  const prefersStill = useReducedMotion();
  const onTick = useEffectEvent(advance);

  useEffect(() => setIsOn(delay !== undefined && !prefersStill), [delay, prefersStill]);

  const isRotating = isOn && !isHovered && !isButtonFocused && !isAway;
  // Together with `state`, so that whoever reads it can rely on the timer.
  useLayoutEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => onTick(), delay);
    return () => clearInterval(timer);
  }, [isRotating, delay]);

  const end = () => setIsOn(false);
  const isOfButton = ({ target }: { target: EventTarget }) =>
    button.current?.contains(target as Node) ?? false;
  const toggle = () => {
    setIsOn(!isOn);
    setIsButtonFocused(false);
  };
  const handlers = {
    onPointerOver: (event: PointerEvent) =>
      setIsHovered(event.pointerType === 'mouse' && !isOfButton(event)),
    onPointerLeave: () => setIsHovered(false),
    onPointerDown: (event: PointerEvent) => !isOfButton(event) && end(),
    // A click on the button focuses it first: did that end the rotation, the click would start it anew.
    onFocus: (event: FocusEvent) => (isOfButton(event) ? setIsButtonFocused(true) : end()),
    onBlur: (event: FocusEvent) => {
      if (!isOfButton(event)) return;
      setIsButtonFocused(false);
      if (isButtonFocused) end();
    },
  };
  const running = isRotating ? 'running' : 'held';
  const state = isOn ? running : 'ended';
  return { isOn, state, toggle, end, button, handlers } as const;
}
