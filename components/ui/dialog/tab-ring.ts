const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]';

/** What the Tab key comes to within an element, in order. */
function tabStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

/**
 * Lets the Tab key go from the end of one container to the beginning of the next, in a ring. Headless UI keeps
 * it in the dialog; elements that stay in reach outside of it would never be come to by keyboard.
 * @param event A press of the Tab key; used up when focus was moved.
 * @param containers The dialog's panel first, then the elements outside.
 */
export function moveAlongRing(event: KeyboardEvent, containers: readonly Element[]): void {
  const rings = containers.map(tabStops).filter((stops) => stops.length > 0);
  const active = document.activeElement;
  const at = rings.findIndex((stops) => stops.some((stop) => stop === active));
  const edge = event.shiftKey ? rings[at]?.[0] : rings[at]?.at(-1);
  if (rings.length < 2 || active === null || active !== edge) return;
  const step = event.shiftKey ? rings.length - 1 : 1;
  const next = rings[(at + step) % rings.length];
  event.preventDefault();
  event.stopPropagation();
  (event.shiftKey ? next?.at(-1) : next?.[0])?.focus();
}
