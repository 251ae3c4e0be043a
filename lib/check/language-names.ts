import { localeSettings, perLocale } from '@/lib/i18n/locales';

/** The languages as messages name them. */
export const languageNames = perLocale((locale) => localeSettings[locale].name);
