import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { loadAllMessages } from './messages';

/** next-intl's entry point: which language a page is rendered in and with which texts. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: await loadAllMessages(locale), timeZone: 'Europe/Warsaw' };
});
