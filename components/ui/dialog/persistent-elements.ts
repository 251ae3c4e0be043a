import { type RefObject, useEffect } from 'react';

/** Elements outside of dialogs that stay in reach while one is open: notices, and the banner that asks for consent. */
const selector = '[data-persistent]:not([inert])';

/** How long a dialog waits for such an element to come, in milliseconds (docs/behaviour.md §9). */
const timeout = 1000;

const findElements = () => [...document.querySelectorAll<HTMLElement>(selector)];

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]';

/** What the Tab key comes to within an element, in order. */
function tabStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

/**
 * Moves focus from the end of one container to the beginning of the next, or the other way round.
 * @param event A press of the Tab key; its default is prevented when focus was moved.
 * @param containers The dialog's panel first, then the elements outside.
 */
function moveBetween(event: KeyboardEvent, containers: readonly Element[]): void {
  const stops = containers.map(tabStops).filter((ofOne) => ofOne.length > 0);
  const active = document.activeElement;
  const at = stops.findIndex((ofOne) => ofOne.some((stop) => stop === active));
  const edge = event.shiftKey ? stops[at]?.[0] : stops[at]?.at(-1);
  if (stops.length < 2 || active === null || active !== edge) return;
  const step = event.shiftKey ? stops.length - 1 : 1;
  const next = stops[(at + step) % stops.length];
  event.preventDefault();
  event.stopPropagation();
  (event.shiftKey ? next?.at(-1) : next?.[0])?.focus();
}

/**
 * Lets the Tab key go from an open dialog to the persistent elements and back. Headless UI leaves them in reach of
 * pointers, since they are beside the page in the document, but keeps the Tab key in the dialog.
 * @param panel The dialog's panel.
 */
export function usePersistentElements(isOpen: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    let elements = findElements();
    const observer = new MutationObserver(() => {
      elements = findElements();
    });
    observer.observe(document.body, { childList: true });
    const timer = setTimeout(() => observer.disconnect(), timeout);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && panel.current) moveBetween(event, [panel.current, ...elements]);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, panel]);
}
