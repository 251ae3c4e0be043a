import type { Locale } from '@/lib/i18n/locales';

/**
 * Folder of the built site in which the search index of a language lies; also the beginning of its pathnames. Each language has a
 * folder of its own: in one for all of them Pagefind chooses by the language of the document, which a browser changes that translates it.
 */
export const searchDirectory = (locale: Locale): string => `search-index/${locale}`;
