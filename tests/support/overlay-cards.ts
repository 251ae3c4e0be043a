import type { Locator, Page } from '@playwright/test';
import { exampleOn } from './gallery';
import { textOf } from './texts';

/** Blocks that are a picture with an overlay: the label of their button in the example, and the page it leads to. */
export const overlayCards = [
  {
    folder: 'service-card',
    label: textOf('en', 'components.service_card.button'),
    target: /soc-as-a-service$/,
  },
  {
    folder: 'customer-card',
    label: textOf('en', 'components.customer_card.button').replace('{name}', 'Slotelia'),
    target: /booksy$/,
  },
] as const;

/** The card of an example, the link in it, and what the link lies on. */
export function partsOf(page: Page, label: string): Record<'card' | 'link' | 'overlay', Locator> {
  const card = exampleOn(page).getByRole('article');
  const link = card.getByRole('link', { name: label, exact: true });
  return { card, link, overlay: link.locator('..') };
}
