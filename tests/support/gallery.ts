import type { Locator, Page } from '@playwright/test';
import { blockFolders } from 'generated/block-schemas';
import { type Background, galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import type { Locale } from '@/lib/i18n/locales';
import { openPage } from './settle';

/** The folders of all blocks. */
export const galleryFolders: readonly string[] = [...blockFolders.keys()];

/** A block in a language. */
export type GalleryEntry = { locale: Locale; folder: string };

/**
 * Opens a block in the gallery of a preview build, and waits until its script runs.
 * @param background Only the example, on this background; without it, the page with the block's guide.
 */
export async function openBlock(
  page: Page,
  { locale, folder }: GalleryEntry,
  background?: Background,
): Promise<void> {
  await openPage(page, galleryPathname(locale, folder, background));
}

/** The block's example: what else is said of the block on the page is outside it. */
export const exampleOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^Example on (paper|mist|night)$/ });
