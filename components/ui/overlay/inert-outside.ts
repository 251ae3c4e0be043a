/** Attribute of the element in which a dialog is anchored. */
export const hostAttribute = 'data-dialog-host';

/** The dialog itself, what is not shown, and Next's announcer of page changes. */
const passedOver = `#headlessui-portal-root, [${hostAttribute}], script, style, link, template, noscript, next-route-announcer`;

/**
 * Puts everything out of reach but the dialog and some elements: neither pointer nor keyboard nor assistive
 * technology gets to it. `inert` cannot be lifted from a descendant, so the neighbours of each kept element
 * and of its ancestors are made inert instead of the ancestors.
 * @param kept Elements that stay in reach.
 * @returns Puts everything back in reach.
 */
export function makeInertOutside(kept: readonly Element[]): () => void {
  const made: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(passedOver) || child.hasAttribute('inert'))
        continue;
      if (kept.some((element) => child.contains(element))) {
        visit(child);
      } else {
        child.setAttribute('inert', '');
        made.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of made) element.removeAttribute('inert');
  };
}
