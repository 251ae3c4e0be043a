import type { Locator, Page } from '@playwright/test';
import { exampleOn } from './gallery';
import { textOf } from './texts';

/** Tags of the folder service-card that are a picture with an overlay: the label of their button in the example, and the page it leads to. */
export const overlayCards = [
  {
    name: 'ServiceCard',
    label: textOf('en', 'components.service_card.button'),
    target: /soc-as-a-service$/,
  },
  {
    name: 'CustomerCard',
    label: textOf('en', 'components.customer_card.button').replace('{name}', 'Slotelia'),
    target: /booksy$/,
  },
] as const;

/** The card of an example, the link in it, and what the link lies on. */
export function partsOf(page: Page, label: string): Record<'card' | 'link' | 'overlay', Locator> {
  const link = page.getByRole('link', { name: label, exact: true });
  const card = exampleOn(page).getByRole('article').filter({ has: link });
  return { card, link, overlay: link.locator('..') };
}
