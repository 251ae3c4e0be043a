'use client';
import { useEffect } from 'react';

/**
 * Whether the groups are side by side: from xl on (1200 px, docs/behaviour.md §9), where the text is not too large for it.
 * The style sheet decides (app/styles/base.css).
 */
const areSideBySide = (menu: HTMLElement): boolean =>
  getComputedStyle(menu).getPropertyValue('--menu-side-by-side') === 'yes';

/** The groups of the menu: native disclosures. */
const groupsOf = (menu: HTMLElement) => [...menu.querySelectorAll('details')];

/** Closes every group but one. */
function closeGroups(menu: HTMLElement, kept?: Element): void {
  for (const group of groupsOf(menu)) if (group !== kept) group.open = false;
}

/** Whether what was clicked is a link, or in one. */
const isInLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a') !== null;

/** The siblings of an element and of its ancestors: what is out of reach while the element is modal. */
function surroundings(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (other) => other !== element && !other.matches('[inert]'),
  );
  return [...siblings, ...surroundings(parent)];
}

/** Keeps the Tab key inside, where the browser would go on to its own controls. */
function wrapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Makes the opened popover modal: the rest of the page is inert and focus stays inside. It closes with a
 * link, with every other change of the URL, and when the groups come to be side by side (docs/behaviour.md §2.2).
 * @param signal Ends it.
 */
function makeModal(menu: HTMLElement, signal: AbortSignal): void {
  let outOfReach: Element[] = [];
  const release = () => {
    for (const element of outOfReach) element.removeAttribute('inert');
    outOfReach = [];
  };
  const hold = ({ newState, target }: ToggleEvent) => {
    if (newState !== 'open' || target !== menu) return;
    outOfReach = surroundings(menu);
    for (const element of outOfReach) element.setAttribute('inert', '');
    menu.querySelector('button')?.focus();
  };
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && menu.matches(':popover-open')) wrapFocus(menu, event);
  };
  const close = () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
    closeGroups(menu);
  };
  let wasSideBySide = areSideBySide(menu);
  const closeWhenRearranged = () => {
    if (areSideBySide(menu) !== wasSideBySide) close();
    wasSideBySide = areSideBySide(menu);
  };
  signal.addEventListener('abort', release);
  // Before, not after: the browser gives focus back to the burger while it closes the popover.
  menu.addEventListener('beforetoggle', (event) => event.newState === 'closed' && release(), {
    signal,
  });
  menu.addEventListener('toggle', hold, { signal });
  menu.addEventListener('keydown', keepFocus, { signal });
  menu.addEventListener('click', ({ target }) => isInLink(target) && menu.hidePopover(), {
    signal,
  });
  window.addEventListener('resize', closeWhenRearranged, { signal });
  // Back and forward between URLs of one page (`?type=`, `#anchor`), which keeps its menu.
  window.addEventListener('popstate', close, { signal });
  // Other ways to another URL; a replaced one is the same page, e.g. with campaign parameters.
  if ('navigation' in window)
    window.navigation.addEventListener(
      'currententrychange',
      ({ navigationType }) => navigationType === 'push' && close(),
      { signal },
    );
  // A page that is left for a document of the other language comes back as it was.
  window.addEventListener('pagehide', close, { signal });
}

/**
 * From xl on one group is open at a time: opening another closes it, and so do Escape, a click elsewhere,
 * focus that leaves it, and a link within it. Below xl several may be open (docs/behaviour.md §2.2).
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 * @param signal Ends it.
 */
function keepOneGroupOpen(menu: HTMLElement, signal: AbortSignal): void {
  const close = (kept?: Element) => {
    if (areSideBySide(menu)) closeGroups(menu, kept);
  };
  const closeFromOutside = ({ target }: MouseEvent) => {
    const isInside = target instanceof Element && menu.contains(target);
    if (!isInside || isInLink(target)) close();
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    const group = groupsOf(menu).find(({ open }) => open);
    if (key !== 'Escape' || !group || !areSideBySide(menu)) return;
    const hadFocus = group.contains(document.activeElement);
    close();
    if (hadFocus) group.querySelector('summary')?.focus();
  };
  for (const group of groupsOf(menu)) {
    const closeWithoutFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !group.contains(relatedTarget)) close();
    };
    group.addEventListener('toggle', () => group.open && close(group), { signal });
    group.addEventListener('focusout', closeWithoutFocus, { signal });
  }
  document.addEventListener('click', closeFromOutside, { signal });
  document.addEventListener('keydown', closeByKey, { signal });
}

/** Milliseconds a mouse rests on a group before it opens (docs/behaviour.md §2.2), and away before it closes. */
const hoverDelay = 300;

/**
 * From xl on, groups open under a resting mouse. One timer serves all of them: a pointer that crosses a
 * neighbour on its way into an open panel arrives there before the neighbour opens. A group that was
 * clicked stays open until it is closed by a click, by Escape or by another group.
 * @param signal Ends it.
 */
function openOnHover(menu: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clicked: Element | undefined;
  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, hoverDelay);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  // This code may come when a mouse already rests on a group. A touch screen takes the last thing touched for hovered.
  const resting = groupsOf(menu).find((group) => group.matches(':hover'));
  if (resting && areSideBySide(menu) && matchMedia('(hover: hover)').matches)
    later(() => (resting.open = true));

  const isHovered = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && areSideBySide(menu);
  for (const group of groupsOf(menu)) {
    const enter = (event: PointerEvent) => {
      if (!isHovered(event)) return;
      clearTimeout(timer);
      if (!group.open) later(() => (group.open = true));
    };
    const leave = (event: PointerEvent) => {
      if (isHovered(event)) later(() => closeGroups(menu, clicked));
    };
    const click = (event: MouseEvent) => {
      if (!areSideBySide(menu)) return;
      clearTimeout(timer);
      // What the mouse has opened a moment ago, the click that was meant to open it leaves open.
      const keepsOpen = group.open && clicked !== group;
      if (keepsOpen) event.preventDefault();
      clicked = keepsOpen || !group.open ? group : undefined;
    };
    const forget = () => {
      if (!group.open && clicked === group) clicked = undefined;
    };
    group.addEventListener('pointerenter', enter, { signal });
    group.addEventListener('pointerleave', leave, { signal });
    group.addEventListener('toggle', forget, { signal });
    group.querySelector('summary')?.addEventListener('click', click, { signal });
  }
}

/** What native disclosures and a popover lack to be a menu; without it both still work. */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const stop = new AbortController();
    keepOneGroupOpen(menu, stop.signal);
    openOnHover(menu, stop.signal);
    makeModal(menu, stop.signal);
    return () => stop.abort();
  }, [menuId]);
  return null;
}
