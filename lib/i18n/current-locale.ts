import { getLocale } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from './locales';

/** The language of the page that is being rendered. For server components only. */
export async function currentLocale(): Promise<Locale> {
  const locale = await getLocale();
  return isLocale(locale) ? locale : defaultLocale;
}
