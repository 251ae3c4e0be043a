import ISO6391 from 'iso-639-1';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Redirect } from './redirects';

/**
 * Redirects by language prefix: the default language has none (`/en/…` moves for good), and a language
 * the site does not speak leads home for the time being (specification §2.2, "allowed list").
 * `:rest` stands for the rest of the path.
 */
export function languageRedirects(): Redirect[] {
  const foreign = ISO6391.getAllCodes().filter((code) => !isLocale(code));
  return [
    { from: `/${defaultLocale}`, to: '/', status: 301 },
    { from: `/${defaultLocale}/*`, to: '/:splat', status: 301 },
    ...foreign.flatMap((code): Redirect[] => [
      { from: `/${code}`, to: '/', status: 302 },
      { from: `/${code}/*`, to: '/', status: 302 },
    ]),
  ];
}
