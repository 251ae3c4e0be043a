import { type Locale, localeSettings } from '@/lib/i18n/locales';

/** Backgrounds that an example is shown on; paper first, as most sections of the site. */
export const backgrounds = ['paper', 'mist', 'night'] as const;

export type Background = (typeof backgrounds)[number];

/** What the samples of `components/ui` are below, where blocks have their folder's name. */
export const samplesFolder = 'ui';

/**
 * Pathname of a page of the gallery.
 * @param folder Folder of a block; without it, the list of everything.
 * @param background Only the example, on this background.
 */
export const galleryPathname = (locale: Locale, folder?: string, background?: Background): string =>
  [localeSettings[locale].prefix, 'blocks', folder, background]
    .filter((segment) => segment !== undefined)
    .join('/');

/**
 * Pathname of the page with the sample of a folder of `components/ui`.
 * @param name Name of the folder.
 */
export const samplePathname = (locale: Locale, name: string): string =>
  `${galleryPathname(locale, samplesFolder)}/${name}`;
