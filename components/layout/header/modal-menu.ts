import { closeGroups, onArrangement } from './side-by-side';

/** Everything beside an element and its ancestors: what is out of reach while the element is modal. */
function surroundings(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter(
    (other) => other !== element && !other.matches('[inert]'),
  );
  return [...beside, ...surroundings(parent)];
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
 * link, with every other change of the address, and when the groups come to stand side by side (specification §2.2).
 * @param signal Ends it.
 */
export function makeModal(menu: HTMLElement, signal: AbortSignal): void {
  let outOfReach: Element[] = [];
  const release = () => {
    for (const element of outOfReach) element.removeAttribute('inert');
    outOfReach = [];
  };
  signal.addEventListener('abort', release);
  // Before, not after: the browser gives focus back to the burger while it closes the popover.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && release(), {
    signal,
  });
  menu.addEventListener(
    'toggle',
    ({ newState, target }) => {
      if (newState !== 'open' || target !== menu) return;
      outOfReach = surroundings(menu);
      for (const element of outOfReach) element.setAttribute('inert', '');
      menu.querySelector('button')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && menu.matches(':popover-open')) wrapFocus(menu, event);
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover();
    },
    { signal },
  );
  const close = () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
    closeGroups(menu);
  };
  onArrangement(menu, close, signal);
  // Back and forward between addresses of one page (`?type=`, `#anchor`), which keeps its menu.
  window.addEventListener('popstate', close, { signal });
  // Other ways to another address; a replaced one is the same page, e.g. with campaign parameters.
  if ('navigation' in window)
    window.navigation.addEventListener(
      'currententrychange',
      ({ navigationType }) => navigationType === 'push' && close(),
      { signal },
    );
  // A page that is left for a document of the other language comes back as it was.
  window.addEventListener('pagehide', close, { signal });
}
