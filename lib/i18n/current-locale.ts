import { getLocale } from 'next-intl/server';
import { isLocale, type Locale } from './locales';

/**
 * The language of the page that is being rendered. For server components only.
 * @throws when the page is in none of the site's languages.
 */
export async function currentLocale(): Promise<Locale> {
  const locale = await getLocale();
  if (isLocale(locale)) return locale;
  throw new Error(`The page is in "${locale}", which is no language of the site`);
}
