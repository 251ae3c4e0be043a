import { type Locale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';

/** The languages as messages name them. */
export const languageNames = perLocale((locale) => localeSettings[locale].name);

/**
 * What messages say of each language, as a list in a sentence: `en or pl`.
 * @param entryOf What is said of one language; its code, where nothing else is wanted.
 */
export const listLanguages = (
  type: 'conjunction' | 'disjunction',
  entryOf: (locale: Locale) => string = (locale) => locale,
): string => new Intl.ListFormat('en', { type }).format(locales.map(entryOf));
