import { useEffect } from 'react';
import { useIsHydrated } from '@/components/ui/query-variants/use-is-hydrated';
import { answeredKeys } from './signs';

/** Attribute of what looks alive and has no code yet. */
const mark = 'data-waiting';

const pressable = 'button[type="button"], [role="button"], [role="tab"]';

/** What was pressed last in a component without code, and what was done to it. */
let pressed: { element: Element; event: MouseEvent | KeyboardEvent } | undefined;

function keep(event: MouseEvent | KeyboardEvent): void {
  const { target } = event;
  // Without script all is as the HTML says: a link that is drawn as a button leads on.
  if (document.documentElement.dataset['scripts'] === 'failed') return;
  if (!(target instanceof Element) || !target.closest(`[${mark}]`)) return;
  const isKey = event instanceof KeyboardEvent;
  if (isKey ? !answeredKeys.includes(event.key) : !target.closest(pressable)) return;
  event.preventDefault();
  // It counts once: between taking the component over and saying so, React would answer it as well.
  event.stopPropagation();
  pressed = { element: target, event };
}

function pressAgain(): void {
  if (!pressed || pressed.element.closest(`[${mark}]`)) return;
  const { element, event } = pressed;
  pressed = undefined;
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
  element.dispatchEvent(new Kind(event.type, event));
}

let isKeeping = false;

/** From now on what is pressed in a component that waits for its code is pressed again once it is there. */
export function keepPresses(): void {
  if (isKeeping || typeof window === 'undefined') return;
  isKeeping = true;
  window.addEventListener('click', keep, true);
  window.addEventListener('keydown', keep, true);
}

/**
 * For the outer element of a component whose code is fetched late (`lazyLeaf`): what is pressed in it before counts.
 * @returns Attributes of that element.
 */
export function useWaiting(): { 'data-waiting'?: '' } {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) pressAgain();
  }, [isHydrated]);
  return isHydrated ? {} : { [mark]: '' };
}
