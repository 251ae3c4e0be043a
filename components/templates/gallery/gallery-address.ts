import { type Locale, localeSettings } from '@/lib/i18n/locales';

/** Grounds that an example is shown on; paper first, as most sections of the site. */
export const grounds = ['paper', 'mist', 'night'] as const;

export type Ground = (typeof grounds)[number];

/**
 * Address of a page of the gallery.
 * @param folder Folder of a block; without it, the list of all blocks.
 * @param ground Only the example, on this ground.
 */
export const galleryAddress = (locale: Locale, folder?: string, ground?: Ground): string =>
  [localeSettings[locale].prefix, 'blocks', folder, ground]
    .filter((part) => part !== undefined)
    .join('/');
