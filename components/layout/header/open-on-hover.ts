import { areSideBySide, closeGroups, groupsOf } from './side-by-side';

/** Milliseconds a mouse rests on a group before it opens (specification §2.2), and away before it closes. */
const hoverDelay = 300;

/**
 * From xl on, groups open under a resting mouse. One timer serves all of them: a pointer that crosses a
 * neighbour on its way into an open panel arrives there before the neighbour opens. A group that was
 * clicked stays open until it is closed by a click, by Escape or by another group.
 * @param signal Ends it.
 */
export function openOnHover(menu: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clicked: Element | undefined;
  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, hoverDelay);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  for (const group of groupsOf(menu)) {
    const isHovered = ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && areSideBySide(menu);
    group.addEventListener(
      'pointerenter',
      (event) => {
        if (!isHovered(event)) return;
        clearTimeout(timer);
        if (!group.open) later(() => (group.open = true));
      },
      { signal },
    );
    group.addEventListener(
      'pointerleave',
      (event) => {
        if (isHovered(event)) later(() => closeGroups(menu, clicked));
      },
      { signal },
    );
    group.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (!areSideBySide(menu)) return;
        clearTimeout(timer);
        // What the mouse has opened a moment ago, the click that was meant to open it leaves open.
        const keepsOpen = group.open && clicked !== group;
        if (keepsOpen) event.preventDefault();
        clicked = keepsOpen || !group.open ? group : undefined;
      },
      { signal },
    );
    group.addEventListener(
      'toggle',
      () => {
        if (!group.open && clicked === group) clicked = undefined;
      },
      { signal },
    );
  }
}
