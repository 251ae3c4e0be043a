import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales';
import { loadAllMessages } from './messages';

/**
 * next-intl's entry point: which language a page is rendered in and with which texts.
 * @throws when a route has not said its language: English numbers and texts would be in a Polish page.
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = await requestLocale;
  if (!isLocale(locale))
    throw new Error(
      `The language of the page is ${locale ? `"${locale}"` : 'unknown'}: expected the route to call setRequestLocale before it renders anything`,
    );
  return { locale, messages: await loadAllMessages(locale), timeZone: 'Europe/Warsaw' };
});
