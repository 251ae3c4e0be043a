import { areSideBySide, closeGroups, groupsOf } from './side-by-side';

/**
 * From xl on one group is open at a time: opening another closes it, and so do Escape, a click elsewhere,
 * focus that leaves it, and a link within it. Below xl several may be open (specification §2.2).
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 * @param signal Ends it.
 */
export function keepOneGroupOpen(menu: HTMLElement, signal: AbortSignal): void {
  const close = (kept?: Element) => {
    if (areSideBySide(menu)) closeGroups(menu, kept);
  };
  for (const group of groupsOf(menu)) {
    group.addEventListener('toggle', () => group.open && close(group), { signal });
    group.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !group.contains(relatedTarget)) close();
      },
      { signal },
    );
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const isInside = target instanceof Element && menu.contains(target);
      if (!isInside || target.closest('a')) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const group = groupsOf(menu).find(({ open }) => open);
      if (key !== 'Escape' || !group || !areSideBySide(menu)) return;
      const hadFocus = group.contains(document.activeElement);
      close();
      if (hadFocus) group.querySelector('summary')?.focus();
    },
    { signal },
  );
}
