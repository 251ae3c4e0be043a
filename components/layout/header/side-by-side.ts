/**
 * Whether the groups stand side by side: from xl on (1200 px, specification §9), where the text is not too large for it.
 * The style sheet decides (app/styles/menu.css).
 */
export const areSideBySide = (menu: HTMLElement): boolean =>
  getComputedStyle(menu).getPropertyValue('--menu-side-by-side') === 'yes';

/** Calls a function whenever the groups come to stand side by side, or cease to. */
export function onArrangement(menu: HTMLElement, changed: () => void, signal: AbortSignal): void {
  let before = areSideBySide(menu);
  const look = () => {
    const now = areSideBySide(menu);
    if (now !== before) changed();
    before = now;
  };
  window.addEventListener('resize', look, { signal });
}

/** The groups of the menu: native disclosures. */
export const groupsOf = (menu: HTMLElement) => [...menu.querySelectorAll('details')];

/** Closes every group but one. */
export function closeGroups(menu: HTMLElement, kept?: Element): void {
  for (const group of groupsOf(menu)) if (group !== kept) group.open = false;
}
