import type { Locator, Page } from '@playwright/test';
import { type Background, galleryPathname } from '@/components/templates/gallery/gallery';
import { openPage } from './settle';

/**
 * Opens a block in the gallery of a preview build, and waits until its script runs.
 * @param background Only the example, on this background; without it, the page with the block's guide.
 */
export async function openBlock(
  page: Page,
  folder: string,
  background?: Background,
): Promise<void> {
  await openPage(page, galleryPathname(folder, background));
}

/** The block's example: what else is said of the block on the page is outside it. */
export const exampleOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^Example on (paper|mist|night)$/ });
