import type { Locator, Page } from '@playwright/test';
import { galleryFolders } from '@/components/blocks/galleries';
import { type Ground, galleryAddress } from '@/components/templates/gallery/gallery-address';
import { locales } from '@/lib/i18n/locales';

/** Every block in every language. */
export const galleryEntries = locales.flatMap((locale) =>
  galleryFolders.map((folder) => ({ locale, folder })),
);

export type GalleryEntry = (typeof galleryEntries)[number];

/**
 * Opens a block in the gallery of a preview build, and waits until its script runs.
 * @param ground Only the example, on this ground; without it, the page with the block's guide.
 */
export async function openBlock(
  page: Page,
  { locale, folder }: GalleryEntry,
  ground?: Ground,
): Promise<void> {
  await page.goto(galleryAddress(locale, folder, ground));
  await page.waitForLoadState('networkidle');
}

/** The block's example: what else is said of the block on the page stands outside it. */
export const exampleOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^Example on (paper|mist|night)$/ });
