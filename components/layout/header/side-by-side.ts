/** From xl on the groups stand side by side; 1200 px (specification §9). */
export const sideBySide = () => matchMedia('(min-width: 75rem)');

/** The groups of the menu: native disclosures. */
export const groupsOf = (menu: HTMLElement) => [...menu.querySelectorAll('details')];

/** Closes every group but one. */
export function closeGroups(menu: HTMLElement, kept?: Element): void {
  for (const group of groupsOf(menu)) if (group !== kept) group.open = false;
}
